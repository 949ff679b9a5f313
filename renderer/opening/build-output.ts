/** Folders that no case and no source needs, and that may hold very many files. */
export function isPassedOver(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

/** Files without those that tools have fetched or made: a folder is sent without what its build makes anew. */
export function withoutOutput<File extends { readonly path: string }>(
  files: readonly File[],
): readonly File[] {
  const outputs = files
    .filter(({ path }) => path === 'Cargo.toml' || path.endsWith('/Cargo.toml'))
    .map(({ path }) => `${path.slice(0, -'Cargo.toml'.length)}target/`);
  return files.filter(
    ({ path }) =>
      // The folder that was chosen itself may have any name.
      !path.split('/').slice(1, -1).some(isPassedOver) && !outputs.some((output) => path.startsWith(output)),
  );
}
