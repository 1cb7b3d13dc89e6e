/** The cells of a line of CSV. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  )

/** Banks put a few lines above the headings. */
const linesLooked = 30

/** The headings of a bank's CSV: the first of the rows that have most of their cells filled in by words. */
export const readCsvHead = (source: string): string[] => {
  const rows = source
    .replace(/^\u{FEFF}/u, '')
    .split(/\r?\n/)
    .slice(0, linesLooked)
    .map((line) => cellsOf(line).filter((cell) => /\p{L}/u.test(cell)))
  const most = Math.max(0, ...rows.map(({ length }) => length))
  return most > 1 ? [...new Set(rows.find(({ length }) => length === most))] : []
}
