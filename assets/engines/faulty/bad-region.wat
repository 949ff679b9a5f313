;; Hands back a region that starts inside memory and ends far outside.
(module
  (memory (export "memory") 16)
  (func (export "alloc") (param i32) (result i32) (i32.const 1024))
  (func (export "simulate") (param i32 i32) (result i64)
    ;; Address 1024 in the high half, a length of 0x7fffffff in the low half.
    (i64.const 0x000004007fffffff)))
