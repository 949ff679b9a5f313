;; The answer is a valid list that holds no snapshot at all.
(module
  (memory (export "memory") 16)
  (data (i32.const 16) "[]")
  (func (export "alloc") (param i32) (result i32) (i32.const 1024))
  (func (export "simulate") (param i32 i32) (result i64)
    ;; Address 16, length 2.
    (i64.const 0x0000001000000002)))
