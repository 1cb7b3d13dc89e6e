/** Principal by the days past due of its loan's oldest part. */
export const bandNames = ['notDueCents', 'days1Cents', 'days31Cents', 'days61Cents', 'days91Cents'] as const
export type BandName = (typeof bandNames)[number]
