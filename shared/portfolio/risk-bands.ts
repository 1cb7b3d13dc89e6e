import type { Cents } from '../money/cents.ts'
import { type ArrearsBucket, arrearsBuckets } from '../repayment/charge-order-aging.ts'
import { type BandName, bandNames } from './band-names.ts'
import type { AtRisk, Bands } from './portfolio-figures.schema.ts'

const bandOf: Record<ArrearsBucket, BandName> = {
  'not due': 'notDueCents',
  '1-30': 'days1Cents',
  '31-60': 'days31Cents',
  '61-90': 'days61Cents',
  'over 90': 'days91Cents',
}

/** The longer past due of two. */
export const longerPastDue = (a: ArrearsBucket, b: ArrearsBucket): ArrearsBucket =>
  arrearsBuckets.indexOf(a) > arrearsBuckets.indexOf(b) ? a : b

/** Principal, all in the arrears band of its loan. */
export const bandsOf = (arrears: ArrearsBucket, outstandingCents: Cents): Partial<Bands> => ({
  [bandOf[arrears]]: outstandingCents,
})

export const atRiskOf = ({ days1Cents, days31Cents, days61Cents, days91Cents }: Bands): AtRisk => {
  const par60Cents = days61Cents + days91Cents
  const par30Cents = days31Cents + par60Cents
  return { par1Cents: days1Cents + par30Cents, par30Cents, par60Cents, par90Cents: days91Cents }
}

export const outstandingOf = (bands: Bands): Cents => bandNames.reduce((sum, band) => sum + bands[band], 0)
