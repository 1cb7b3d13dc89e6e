/**
 * Replaces full-width characters by plain ones, and removes invisible marks and the `'` or `="…"` of spreadsheets
 * around text.
 */
export const plainCell = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'/, '')
    .trim()
