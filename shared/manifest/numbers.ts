/** Largest numbers of the harness's types. */
export const MOST_U32 = 2n ** 32n - 1n;
export const MOST_U64 = 2n ** 64n - 1n;
