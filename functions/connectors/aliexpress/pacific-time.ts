const hourMs = 3_600_000
const dayMs = 24 * hourMs

const sundayOf = (year: number, month: number, nth: number): number => {
  const first = Date.UTC(year, month, 1)
  return first + (((7 - new Date(first).getUTCDay()) % 7) + (nth - 1) * 7) * dayMs
}

/** Daylight saving in California: from the second Sunday in March to the first in November, at two o'clock. */
const offsetAt = (ms: number): number => {
  const year = new Date(ms).getUTCFullYear()
  const isSummer = ms >= sundayOf(year, 2, 2) + 10 * hourMs && ms < sundayOf(year, 10, 1) + 9 * hourMs
  return (isSummer ? -7 : -8) * hourMs
}

/** AliExpress writes all times as those of California, without an offset: "2026-11-20 10:00:00". */
export const pacificTime = (ms: number): string =>
  new Date(ms + offsetAt(ms)).toISOString().slice(0, 19).replace('T', ' ')

/**
 * Parses a Pacific time. A time that occurs twice, when clocks go back, is the first of the two; one that is skipped in
 * spring is read as standard time.
 */
export const parsePacificTime = (text: string): number => {
  const local = Date.parse(`${text.replace(' ', 'T')}Z`)
  const [summer, winter] = [local + 7 * hourMs, local + 8 * hourMs]
  return summer + offsetAt(summer) === local ? summer : winter
}
