const day = 86_400_000
const hongKong = 8 * 3_600_000

/** The day of Hong Kong that an instant or a date falls in, counted from the epoch's. */
const dayOf = (at: string): number =>
  at.length === 10 ? Date.parse(at) / day : Math.floor((Date.parse(at) + hongKong) / day)

/** Days from one to the other, by the calendar of Hong Kong. Either is a date or an instant. */
export const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from)
