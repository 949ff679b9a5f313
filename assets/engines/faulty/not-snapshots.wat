;; The answer is valid JSON, but no list of snapshots.
(module
  (memory (export "memory") 16)
  (data (i32.const 16) "{\"answer\":42}")
  (func (export "alloc") (param i32) (result i32) (i32.const 1024))
  (func (export "simulate") (param i32 i32) (result i64)
    ;; Address 16, length 13.
    (i64.const 0x000000100000000d)))
