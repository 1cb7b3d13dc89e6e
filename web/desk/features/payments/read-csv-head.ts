/** The cells of a CSV line. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  )

/** Banks put some lines above the headings. */
const linesLooked = 30

/** The headings of a bank's CSV: the first row with the largest number of text cells. */
export const readCsvHead = (source: string): string[] => {
  const rows = source
    .replace(/^\u{FEFF}/u, '')
    .split(/\r?\n/)
    .slice(0, linesLooked)
    .map((line) => cellsOf(line).filter((cell) => /\p{L}/u.test(cell)))
  const most = Math.max(0, ...rows.map(({ length }) => length))
  return most > 1 ? [...new Set(rows.find(({ length }) => length === most))] : []
}
