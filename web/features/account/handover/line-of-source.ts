import { type Line, lineIds, lines } from '#shared/lines/lines.ts'

/** The line whose product code is the `source` of a hand-over, if it is one of ours. */
export const lineOfSource = (source: string | null): Line | undefined =>
  lineIds.map((id) => lines[id]).find((line) => line.productCode === source)
