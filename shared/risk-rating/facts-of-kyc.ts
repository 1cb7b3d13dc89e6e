import { countriesOfPerson } from '../kyc/countries-of-person.ts'
import type { KycSections } from '../kyc/kyc-sections.schema.ts'
import { applicant, holdingsIn, ownershipOf } from '../kyc/ownership.ts'
import type { RatingFacts } from './risk-rating.ts'

type Connected = NonNullable<KycSections['connected_persons']>

/** The number of companies on the longest chain above the borrower; undefined where shares cannot be resolved. */
export const ownershipLayersOf = (connected: Connected): number | undefined => {
  if (!ownershipOf(connected).ok) return undefined
  const { held, companyIds } = holdingsIn(connected)
  // The recursion ends, since resolved ownership has no circle.
  const above = (company: string): number =>
    held
      .filter((holding) => holding.company === company && companyIds.includes(holding.holder))
      .reduce((longest, { holder }) => Math.max(longest, 1 + above(holder)), 0)
  return above(applicant)
}

/** The facts of a KYC that bear on a company's risk. */
export const factsOfKyc = ({
  company_info: info,
  business_info: business,
  connected_persons: connected,
}: KycSections): Pick<RatingFacts, 'countries' | 'layers' | 'incorporatedOn'> => ({
  countries: [
    info?.country_region,
    business?.funds_region,
    ...(connected?.persons ?? []).flatMap((person) => [
      ...countriesOfPerson(person),
      person.ubo_wealth_region,
    ]),
    ...(connected?.companies ?? []).map(({ country_region: country }) => country),
  ].filter((each) => each !== undefined),
  layers: connected ? ownershipLayersOf(connected) : 0,
  incorporatedOn: info?.incorporation_date,
})
