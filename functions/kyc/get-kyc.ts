import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { documentsOf, type KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { isKycEditable } from '#shared/kyc/kyc-status.ts'
import {
  filesOf,
  findKyc,
  type Kyc,
  type KycSection,
  listSavedSections,
  sectionsTogether,
} from '../data/kyc.ts'
import { findMembership, isAdministrator } from '../data/memberships.ts'
import type { Table } from '../data/table.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { describeFile } from './describe-file.ts'
import { describeReview } from './describe-review.ts'
import { findPlatformNumbers } from './find-platform-numbers.ts'
import { hideDocuments, savedPersons } from './hidden-documents.ts'

const described = ({ company_info, business_info, connected_persons, documents }: KycSections) => ({
  company_info: company_info ?? null,
  business_info: business_info ?? null,
  connected_persons: connected_persons ?? null,
  documents: documents ?? null,
})

/** The parts of the saved content that a caller may see. */
const shownTo = (saved: readonly KycSection[], seesDocuments: boolean, userId: string) => {
  const all = sectionsTogether(saved)
  const { sections, hidden } = hideDocuments(all, savedPersons(saved), { userId, seesDocuments })
  const named = new Set(documentsOf(sections).map(({ fileId }) => fileId))
  return { sections, hidden, files: filesOf(saved).filter(({ fileId }) => named.has(fileId)) }
}

const findInForce = (table: Table, { companyId, changesKycId }: Kyc): Promise<KycSection[]> | undefined =>
  changesKycId === undefined ? undefined : listSavedSections(table, companyId, changesKycId)

const describeToldNumbers = async ({ table, config }: Pick<Deps, 'table' | 'config'>, kyc: Kyc) => {
  if (!isKycEditable(kyc.status)) return []
  const told = await findPlatformNumbers(table, kyc.companyId)
  return told.map(({ kind, number }) => ({
    kind,
    number,
    platform_name: config.paymentPlatform?.name ?? '',
  }))
}

export const getKyc: Handler<typeof kycEndpoints.getKyc> = async ({ input, session }, deps) => {
  const { companyId, userId } = session
  const { table } = deps
  const { id } = input.params
  const [kyc, saved, membership] = await Promise.all([
    findKyc(table, companyId, id),
    listSavedSections(table, companyId, id),
    findMembership(table, session),
  ])
  if (!kyc) return refuse('notFound')
  const seesDocuments = isAdministrator(membership)
  // While a KYC is editable, every member who may edit it reads what was entered.
  if (!isKycEditable(kyc.status) && !seesDocuments) return refuse('forbidden')
  const [before, told] = await Promise.all([findInForce(table, kyc), describeToldNumbers(deps, kyc)])
  const { sections, hidden, files } = shownTo(saved, seesDocuments, userId)
  const inForce = before && shownTo(before, seesDocuments, userId)
  const all = new Map([...(inForce?.files ?? []), ...files].map((file) => [file.fileId, file]))
  return answer({
    ...describeReview(kyc),
    ...described(sections),
    in_force: inForce ? described(inForce.sections) : null,
    files: [...all.values()].map(describeFile),
    hidden,
    told_numbers: told,
  })
}
