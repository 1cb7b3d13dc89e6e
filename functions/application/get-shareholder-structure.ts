import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { applicant, beneficialOwnersOf, type Holder, holdingsIn } from '#shared/kyc/ownership.ts'
import { add, decimalFromFraction, fraction, fractionFromDecimal, multiply } from '#shared/money/fraction.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'

const nameOf = ({ person, company }: Omit<Holder, 'id'>) => ({
  person_id: person?.person_id ?? null,
  name_en: person?.full_name_en ?? company?.register_name_en ?? '',
  name_cn: person?.full_name_cn ?? company?.register_name_cn ?? null,
})

const percentPlaces = 2
const hundred = fraction(100n)

export const getShareholderStructure: Handler<typeof applicationEndpoints.getShareholderStructure> = async (
  { session },
  { table },
) => {
  const { companyId } = session
  const { company, sections } = await findCurrentSections(table, companyId)
  if (!company) return refuse('notFound')
  const connected = sections.connected_persons ?? { persons: [] }
  const { held, holders } = holdingsIn(connected)
  const shareholders = held.flatMap(({ holder, company: owned, percent }) => {
    const found = owned === applicant ? holders.get(holder) : undefined
    return found ? [{ ...found, percent }] : []
  })
  const declared = shareholders.reduce(
    (sum, { percent }) => add(sum, fractionFromDecimal(percent)),
    fraction(0n),
  )
  return answer({
    kyc_status: company.kycStatus,
    shareholders: shareholders.map((holder) => ({
      ...nameOf(holder),
      capacity: holder.person?.capacity ?? holder.company?.capacity ?? null,
      ownership_percent: holder.percent,
    })),
    beneficial_owners: beneficialOwnersOf(connected).map(({ person, share }) => ({
      ...nameOf({ person }),
      ownership_percent: decimalFromFraction(multiply(share, hundred), percentPlaces),
    })),
    declared_percent: decimalFromFraction(declared, percentPlaces),
  })
}
