/**
 * Whether things should rather stand still: as `data-motion` on the page's root says (`reduced`, `full`), else as the
 * system asks. Asked each time, since both may change.
 */
export function prefersStill(page: Window): boolean {
  const { motion } = page.document.documentElement.dataset;
  if (motion === 'reduced' || motion === 'full') return motion === 'reduced';
  return page.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
