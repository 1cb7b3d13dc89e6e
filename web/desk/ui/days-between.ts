const day = 86_400_000
const hongKong = 8 * 3_600_000

/** The date in Hong Kong of an instant or a date, in days since the epoch. */
const dayOf = (at: string): number =>
  at.length === 10 ? Date.parse(at) / day : Math.floor((Date.parse(at) + hongKong) / day)

/** The number of calendar days in Hong Kong between two dates or instants. */
export const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from)
