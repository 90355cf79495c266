// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/toolbox/diagnose/signatures.h"

namespace xuanka::toolbox {

namespace {

constexpr Family kJax = Family::Jax;
constexpr Family kTf = Family::Tensorflow;

constexpr std::array kSignatures{
    // JAX and XLA
    Signature{"message/jax-xla",
              kJax,
              "jax_hbm",
              "ran out of memory in memory space hbm. used {held} of {total} hbm. exceeded hbm "
              "capacity by {short}",
              {},
              {},
              72},
    Signature{"message/jax-xla",
              kJax,
              "jax_pool",
              "out of memory while trying to allocate {request:b}",
              {},
              {},
              68},
    Signature{"message/jax-xla",
              kJax,
              "jax_pool",
              "failed to allocate request for {request} ~ on device ordinal {device:n}",
              {},
              {},
              67},
    Signature{"message/jax-xla",
              kJax,
              "jax_pool",
              "attempting to allocate {request}. that was not possible. there are {free} free",
              {},
              {},
              66},
    Signature{"message/jax-xla",
              kJax,
              "jax_pool",
              "attempting to reserve {request} at the bottom of memory. that was not possible. "
              "there are {free} free",
              {},
              {},
              66},
    Signature{"message/jax-xla",
              kJax,
              "jax_prealloc",
              "failed to allocate {request} ~from device",
              "xla",
              {},
              58},
    Signature{"message/jax-xla", kJax, "jax_pool", "resource_exhausted:", {}, {}, 41},
    // TensorFlow
    Signature{"message/tensorflow",
              kTf,
              "tf_shape",
              "oom when allocating tensor with shape[{shape:t}] and type {type:t} on ~device:"
              "{place:t}:{device:n} by allocator",
              {},
              {},
              69},
    Signature{"message/tensorflow",
              kTf,
              "tf_shape",
              "oom when allocating tensor with shape[{shape:t}] and type {type:t} on",
              {},
              {},
              68},
    Signature{"message/tensorflow",
              kTf,
              "tf_shape",
              "oom when allocating tensor with shape[{shape:t}]",
              {},
              {},
              66},
    Signature{"message/tensorflow",
              kTf,
              "tf_bfc_shortage",
              "_bfc) ran out of memory trying to allocate {request} ~with freed_by_count",
              {},
              {},
              60},
    Signature{"message/tensorflow",
              kTf,
              "tf_bfc_shortage",
              "_bfc) ran out of memory trying to allocate {request}",
              {},
              {},
              64},
    Signature{
        "message/tensorflow",
        kTf,
        "tf_driver",
        "failed to allocate {request} ({bytes:n} bytes) from device: cuda_error_out_of_memory",
        {},
        {},
        57},
    Signature{"message/tensorflow",
              kTf,
              "tf_driver",
              "failed to alloc {request:b} bytes on host: cuda_error_out_of_memory",
              {},
              {},
              56},
    Signature{"message/tensorflow-host",
              Family::Host,
              "host_alloc",
              "allocation of {request:b} exceeds",
              "system memory",
              {},
              34},
};

} // namespace

std::span<const Signature> xlaSignatures() {
    return kSignatures;
}

} // namespace xuanka::toolbox
