import { useAct } from '../../api/use-act.ts'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useRecordCompanyName } from '../../ui/use-company-field.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'

type ResponseRecord = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/**
 * The company of an act's subject. If the caller did not pass its name, it is read with the facility. The company
 * itself is read only without a facility, since that leaves an audit entry.
 */
export const useSubjectCompany = (
  given: ResponseRecord,
): { company: string | undefined; facility: { productCode: string; currency: string } | undefined } => {
  const { may } = useMe()
  const nameOf = useCompanyName()
  const companyIn = useRecordCompanyName()
  const companyId = textOf(given['companyId'])
  const facilityId = textOf(given['facilityId'])
  const isNamed = textOf(given['companyNameEn']) ?? textOf(given['companyNameCn'])
  const known = textOf(given['company']) ?? (isNamed && companyIn(given))
  const byFacility = facilityId !== undefined && may('facility-show')
  const facility = useAct('facility-show', { facilityId }, byFacility && known === undefined).data
  const company = useAuditedAct(
    'company-show',
    { companyId },
    companyId !== undefined && !byFacility && known === undefined && may('company-show'),
  ).data
  const found = facility ?? company
  return {
    company: known ?? (found && nameOf(found)),
    facility: facility && { productCode: facility.productCode, currency: facility.currency },
  }
}
