/** Full-width characters as plain ones, and without invisible marks and what spreadsheets add to keep a number a text. */
export const plainCell = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'/, '')
    .trim()
