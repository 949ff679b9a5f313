const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text is a slug: lowercase letters and digits in parts with single hyphens between (spec: manifest §0). */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** The slug that a text was probably meant to be, if it holds any letter or digit at all. */
export function asSlug(text: string): string | undefined {
  const slug = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? undefined : slug;
}

/** `game-over` as `Game Over`: the name of what has only a slug (spec: manifest §0, Humanized default names). */
export function humanized(slug: string): string {
  return slug
    .split(/[-_]/)
    .filter((word) => word !== '')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
}
