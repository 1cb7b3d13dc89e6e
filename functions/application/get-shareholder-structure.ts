import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { beneficialOwners, shareholdersOf } from '#shared/kyc/beneficial-owners.ts'
import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import { add, decimalFromFraction, fraction, fractionFromDecimal, multiply } from '#shared/money/fraction.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'

const nameOf = (person: ConnectedPersonDraft) => ({
  person_id: person.person_id ?? null,
  name_en: person.full_name_en ?? '',
  name_cn: person.full_name_cn ?? null,
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
  const shareholders = shareholdersOf(sections.connected_persons?.persons ?? [])
  const owners = beneficialOwners(
    companyId,
    shareholders.map(({ holder, percent }) => ({ holder, company: companyId, percent })),
  )
  const declared = shareholders.reduce(
    (sum, { percent }) => add(sum, fractionFromDecimal(percent)),
    fraction(0n),
  )
  return answer({
    kyc_status: company.kycStatus,
    shareholders: shareholders.map(({ person, percent }) => ({
      ...nameOf(person),
      capacity: person.capacity ?? null,
      ownership_percent: percent,
    })),
    beneficial_owners: owners.flatMap(({ holder, share }) => {
      const found = shareholders.find((shareholder) => shareholder.holder === holder)
      return found
        ? [
            {
              ...nameOf(found.person),
              ownership_percent: decimalFromFraction(multiply(share, hundred), percentPlaces),
            },
          ]
        : []
    }),
    declared_percent: decimalFromFraction(declared, percentPlaces),
  })
}
