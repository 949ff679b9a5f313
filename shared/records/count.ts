import { z } from 'zod';

/**
 * A whole number of up to 64 bits. Fuel stays far below 2^53, where a number is exact; a larger one, such as a ceiling
 * that means "none", is rounded and the reader says so.
 */
export const count = z
  .number()
  .min(0)
  .max(2 ** 64)
  .multipleOf(1);
