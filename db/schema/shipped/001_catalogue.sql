-- SPDX-License-Identifier: GPL-3.0-or-later
-- The shipped catalogue: the tables of resources/catalogue, column by column. Made again at every build, never
-- migrated. An empty figure is NULL, an empty text is ''; rows keep the order of the text.

CREATE TABLE "evidence" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL DEFAULT '',
    "date" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    PRIMARY KEY ("id")
) STRICT;

CREATE TABLE "accelerators" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "aliases" TEXT NOT NULL DEFAULT '',
    "vendor" TEXT NOT NULL DEFAULT '',
    "family" TEXT NOT NULL DEFAULT '',
    "kernel_class" TEXT NOT NULL DEFAULT '' REFERENCES kernel_classes(id),
    "form_factor" TEXT NOT NULL DEFAULT '',
    "segment" TEXT NOT NULL DEFAULT '',
    "released" TEXT NOT NULL DEFAULT '',
    "ecosystem" TEXT NOT NULL DEFAULT '',
    "compute_capability" TEXT NOT NULL DEFAULT '',
    "marketed_gb" REAL,
    "usable_mib" REAL,
    "memory_type" TEXT NOT NULL DEFAULT '',
    "bandwidth_gbs" REAL,
    "ecc" TEXT NOT NULL DEFAULT '',
    "sparsity" TEXT NOT NULL DEFAULT '',
    "mig" TEXT NOT NULL DEFAULT '',
    "multiprocessors" INTEGER,
    "link" TEXT NOT NULL DEFAULT '',
    "link_kind" TEXT NOT NULL DEFAULT '',
    "link_gbs" REAL,
    "link_domain" INTEGER,
    "pcie_generation" REAL,
    "pcie_lanes" INTEGER,
    "tdp_w" REAL,
    "idle_w" REAL,
    "devices" INTEGER,
    "availability" TEXT NOT NULL DEFAULT '',
    "cooling" TEXT NOT NULL DEFAULT '',
    "china_export" TEXT NOT NULL DEFAULT '',
    "modified" TEXT NOT NULL DEFAULT '',
    "export_note" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "unconfirmed" TEXT NOT NULL DEFAULT '',
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    PRIMARY KEY ("id")
) STRICT;

CREATE TABLE "accelerator_peaks" (
    "accelerator" TEXT NOT NULL REFERENCES accelerators(id),
    "format" TEXT NOT NULL,
    "accumulate" TEXT NOT NULL,
    "tflops" REAL,
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    PRIMARY KEY ("accelerator", "format", "accumulate")
) STRICT;

CREATE TABLE "prices" (
    "subject" TEXT NOT NULL REFERENCES accelerators(id),
    "kind" TEXT NOT NULL,
    "amount" REAL,
    "currency" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "confirmed" TEXT NOT NULL DEFAULT '',
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    "note" TEXT NOT NULL DEFAULT '',
    PRIMARY KEY ("subject", "kind", "currency", "date")
) STRICT;

CREATE TABLE "models" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "aliases" TEXT NOT NULL DEFAULT '',
    "family" TEXT NOT NULL DEFAULT '',
    "publisher" TEXT NOT NULL DEFAULT '',
    "released" TEXT NOT NULL DEFAULT '',
    "license" TEXT NOT NULL DEFAULT '',
    "format" TEXT NOT NULL DEFAULT '',
    "hidden" INTEGER,
    "vocabulary" INTEGER,
    "context" INTEGER,
    "tied" TEXT NOT NULL DEFAULT '',
    "head_bias" TEXT NOT NULL DEFAULT '',
    "norm" TEXT NOT NULL DEFAULT '',
    "final_norm" TEXT NOT NULL DEFAULT '',
    "embedding_width" INTEGER,
    "learned_positions" INTEGER,
    "extra_parameters" INTEGER,
    "layers" TEXT NOT NULL DEFAULT '',
    "layer_order" TEXT NOT NULL DEFAULT '',
    "mtp_layers" TEXT NOT NULL DEFAULT '',
    "mtp_modules" INTEGER,
    "mtp_embedding_copies" INTEGER,
    "stated_parameters" INTEGER,
    "stated_active" INTEGER,
    "beside_parameters" INTEGER,
    "notes" TEXT NOT NULL DEFAULT '',
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    "recalled" TEXT NOT NULL DEFAULT '',
    PRIMARY KEY ("id")
) STRICT;

CREATE TABLE "published_counts" (
    "model" TEXT NOT NULL,
    "published" INTEGER,
    "kind" TEXT NOT NULL,
    "adjust" INTEGER,
    "with_mtp" TEXT NOT NULL DEFAULT '',
    "reason" TEXT NOT NULL DEFAULT '',
    "tolerance" REAL,
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    PRIMARY KEY ("model", "kind", "published")
) STRICT;

CREATE TABLE "formats" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "aliases" TEXT NOT NULL DEFAULT '',
    "group" TEXT NOT NULL DEFAULT '',
    "bits" REAL,
    "embedding_bits" REAL,
    "head_bits" REAL,
    "expert_bits" REAL,
    "other_bits" REAL,
    "row_bits" REAL,
    "column_bits" REAL,
    "compute" TEXT NOT NULL DEFAULT '',
    "gguf_mix" TEXT NOT NULL DEFAULT '',
    "trainable" TEXT NOT NULL DEFAULT '',
    "cache" TEXT NOT NULL DEFAULT '',
    "stores_tied_head" TEXT NOT NULL DEFAULT '',
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    PRIMARY KEY ("id")
) STRICT;

CREATE TABLE "gguf_types" (
    "type" TEXT NOT NULL,
    "code" INTEGER,
    "block_elements" INTEGER,
    "block_bytes" INTEGER,
    "fallback" TEXT NOT NULL DEFAULT '',
    "layout" TEXT NOT NULL DEFAULT '',
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    PRIMARY KEY ("type")
) STRICT;

CREATE TABLE "gguf_mixes" (
    "mix" TEXT NOT NULL,
    "tensor" TEXT NOT NULL,
    "when" TEXT NOT NULL,
    "type" TEXT NOT NULL DEFAULT '',
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    PRIMARY KEY ("mix", "tensor", "when")
) STRICT;

CREATE TABLE "optimizers" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "aliases" TEXT NOT NULL DEFAULT '',
    "state_bytes" REAL,
    "state_bytes_row_column" REAL,
    "low_rank_share" REAL,
    "step_bytes" REAL,
    "paged" TEXT NOT NULL DEFAULT '',
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    PRIMARY KEY ("id")
) STRICT;

CREATE TABLE "software_profiles" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "trains" TEXT NOT NULL DEFAULT '',
    "serves" TEXT NOT NULL DEFAULT '',
    "ecosystems" TEXT NOT NULL DEFAULT '',
    "formats" TEXT NOT NULL DEFAULT '',
    "based_on" TEXT NOT NULL DEFAULT '',
    "aliases" TEXT NOT NULL DEFAULT '',
    "default_for" TEXT NOT NULL DEFAULT '',
    "master_weights" TEXT NOT NULL DEFAULT '',
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    PRIMARY KEY ("id")
) STRICT;

CREATE TABLE "profile_coefficients" (
    "profile" TEXT NOT NULL REFERENCES software_profiles(id),
    "coefficient" TEXT NOT NULL,
    "value" REAL,
    "unit" TEXT NOT NULL DEFAULT '',
    "spread" TEXT NOT NULL DEFAULT '',
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    "note" TEXT NOT NULL DEFAULT '',
    PRIMARY KEY ("profile", "coefficient")
) STRICT;

CREATE TABLE "kernel_classes" (
    "id" TEXT NOT NULL,
    "based_on" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    PRIMARY KEY ("id")
) STRICT;

CREATE TABLE "kernel_coefficients" (
    "class" TEXT NOT NULL REFERENCES kernel_classes(id),
    "format" TEXT NOT NULL,
    "kernel" TEXT NOT NULL,
    "coefficient" TEXT NOT NULL,
    "value" REAL,
    "unit" TEXT NOT NULL DEFAULT '',
    "spread" REAL,
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    "note" TEXT NOT NULL DEFAULT '',
    PRIMARY KEY ("class", "kernel", "format", "coefficient")
) STRICT;

CREATE TABLE "cloud_offers" (
    "id" TEXT NOT NULL,
    "provider" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL DEFAULT '',
    "region" TEXT NOT NULL DEFAULT '',
    "instance" TEXT NOT NULL DEFAULT '',
    "accelerator" TEXT NOT NULL DEFAULT '' REFERENCES accelerators(id),
    "cards" REAL,
    "kind" TEXT NOT NULL DEFAULT '',
    "currency" TEXT NOT NULL DEFAULT '',
    "per_hour" REAL,
    "date" TEXT NOT NULL DEFAULT '',
    "confirmed" TEXT NOT NULL DEFAULT '',
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    "note" TEXT NOT NULL DEFAULT '',
    PRIMARY KEY ("id")
) STRICT;

CREATE TABLE "cost_assumptions" (
    "key" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "low" REAL,
    "central" REAL,
    "high" REAL,
    "currency" TEXT NOT NULL DEFAULT '',
    "date" TEXT NOT NULL DEFAULT '',
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    "assumed" TEXT NOT NULL DEFAULT '',
    PRIMARY KEY ("key", "subject", "region")
) STRICT;

CREATE TABLE "currencies" (
    "currency" TEXT NOT NULL,
    "per_usd" REAL,
    "date" TEXT NOT NULL,
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    PRIMARY KEY ("currency")
) STRICT;

CREATE TABLE "techniques" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "name_zh" TEXT NOT NULL DEFAULT '',
    "acts_on" TEXT NOT NULL DEFAULT '',
    "costs" TEXT NOT NULL DEFAULT '',
    "article_claim" TEXT NOT NULL DEFAULT '',
    "verdict" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "evidence" TEXT NOT NULL CHECK ("evidence" <> ''),
    PRIMARY KEY ("id")
) STRICT;

CREATE TABLE "trees" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "document" TEXT NOT NULL CHECK ("document" <> '')
) STRICT;

-- version, date
CREATE TABLE "meta" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
) STRICT;

-- Each table once more as one text, made from its rows when the file is built, so that a program starts without
-- stepping through them: cells end at character 31, rows at character 30, the first row names the columns.
CREATE TABLE "snapshots" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "body" BLOB NOT NULL
) STRICT;
