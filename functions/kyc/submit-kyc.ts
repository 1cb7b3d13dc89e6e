import type { FieldError } from '#shared/api/envelope.ts'
import type { CompanyNames } from '#shared/companies/company-name.ts'
import { checkKyc } from '#shared/kyc/check-kyc.ts'
import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { kycChanges } from '#shared/kyc/kyc-changes.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { companionDocumentsOf } from '#shared/lending/companion-documents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findSessionUser } from '../account/sessions/find-session-user.ts'
import { type Company, findCompany, storeCompany, withKycStatus } from '../data/companies.ts'
import { recordEvent } from '../data/events.ts'
import {
  createKycVersion,
  filesOf,
  findKyc,
  type Kyc,
  listSavedSections,
  replaceKyc,
  sectionsTogether,
} from '../data/kyc.ts'
import { indexCompany } from '../data/search-index.ts'
import type { Table } from '../data/table.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { claimNumbers } from './claim-numbers.ts'
import { closedKycRefusal } from './closed-kyc.ts'
import { findApprovedSections, requestContacts } from './contact-changes.ts'
import { findCorrectedFields, missingCorrections } from './corrected-fields.ts'
import { findContactErrors } from './find-contact-errors.ts'
import { findPlatformNumbers } from './find-platform-numbers.ts'
import { findUnprintable } from './find-unprintable.ts'
import { refuseTakenNumbers } from './refuse-taken-numbers.ts'
import { resolveReferencedDocuments } from './resolve-referenced-documents.ts'

const namesOf = ({ company_info: info }: KycSections): CompanyNames => ({
  ...(info?.register_name_en ? { registerNameEn: info.register_name_en } : {}),
  ...(info?.register_name_cn ? { registerNameCn: info.register_name_cn } : {}),
})

/** A company takes the submitted names, except a verified one: it keeps its names until a change is approved. */
const afterSubmission = (company: Company, kycId: string, names: CompanyNames): Company => {
  const submitted = withKycStatus(company, kycId, 'submitted')
  if (company.change?.kycId === kycId) return submitted
  const { registerNameEn: _formerEn, registerNameCn: _formerCn, ...unnamed } = submitted
  return { ...unnamed, ...names }
}

/** The KYC in force while a change is submitted, and its predecessors. */
const findApproved = async (table: Table, kyc: Kyc) => {
  const { companyId, changesKycId } = kyc
  if (!changesKycId) return undefined
  const [approved, [sections = {}, ...former]] = await Promise.all([
    findKyc(table, companyId, changesKycId),
    findApprovedSections(table, kyc),
  ])
  return { sections, former, claimedNumbers: approved?.claimedNumbers ?? [] }
}

/** Removes repeated errors: the same contact may be both a user's and another signer's. */
const eachOnce = (errors: readonly FieldError[]): FieldError[] => [
  ...new Map(errors.map((error) => [`${error.field} ${error.rule}`, error])).values(),
]

export const submitKyc: Handler<typeof kycEndpoints.submitKyc> = async ({ input, session }, deps) => {
  const { table, random, clock } = deps
  const { companyId } = session
  const [kyc, company] = await Promise.all([
    findKyc(table, companyId, input.body.id),
    findCompany(table, companyId),
  ])
  if (!kyc || !company) return refuse('notFound')
  const closed = closedKycRefusal(kyc)
  if (closed) return refuse(closed)

  const now = clock()
  const [saved, told, approved, user] = await Promise.all([
    listSavedSections(table, companyId, kyc.kycId),
    findPlatformNumbers(table, companyId),
    findApproved(table, kyc),
    findSessionUser(table, session),
  ])
  const sections = sectionsTogether(saved)
  const { unknown, notClean, keeping, lost } = await resolveReferencedDocuments(
    table,
    companyId,
    sections,
    now,
  )
  const { productCode } = lineOfSession(session)
  const contactErrors = await findContactErrors(table, companyId, sections, {
    guaranteed: companionDocumentsOf[productCode].includes('guarantee'),
  })
  const wrong = [
    ...checkKyc(sections, businessDate(now)),
    ...contactErrors,
    ...(await findUnprintable(sections)),
    ...missingCorrections(kyc, await findCorrectedFields(table, kyc, sections)),
    ...unknown,
    ...notClean,
  ]
  if (wrong.length > 0) return refuse('invalidInput', eachOnce(wrong))
  if (approved && kycChanges(approved.sections, sections).length === 0)
    return refuse('invalidInput', [{ field: 'body.id', rule: 'nothingChanged' }])

  // A number in force stays the company's as long as the change is not approved.
  const inForce = new Set(approved?.claimedNumbers.map(({ number }) => number))
  const former = [...(kyc.claimedNumbers ?? []), ...told].filter(({ number }) => !inForce.has(number))
  const { claimed, writes } = claimNumbers(table, companyId, sections.company_info ?? {}, former)
  const names = namesOf(sections)
  const known = approved ? [approved.sections, ...approved.former] : []
  const contacts = await requestContacts(deps, kyc, known, sections, user)
  const submittedAt = now.toISOString()
  const {
    corrected: _corrected,
    contactChanges: _contacts,
    registerNameEn: _nameEn,
    registerNameCn: _nameCn,
    ...undecided
  } = kyc
  const submitted: Kyc = {
    ...undecided,
    status: 'submitted',
    submittedAt,
    submittedBy: user.name ?? user.email,
    claimedNumbers: claimed,
    ...names,
    ...(contacts.changes.length > 0 ? { contactChanges: contacts.changes } : {}),
  }
  const after = afterSubmission(company, kyc.kycId, names)
  const outcome = await table.transact<string>({
    kyc: replaceKyc(table, submitted),
    version: createKycVersion(table, kyc, {
      number: kyc.version,
      submittedAt,
      sections,
      files: filesOf(saved),
    }),
    ...storeCompany(table, after),
    ...indexCompany(table, after, company),
    ...writes,
    ...keeping,
    ...contacts.writes,
    event: recordEvent(table, { name: 'kyc-submitted', companyId, kycId: kyc.kycId }, random.id(), now),
  })
  if (outcome.ok) return answer({ id: kyc.kycId, status: submitted.status })
  const taken = claimed.filter(({ kind }) => outcome.failed.includes(kind))
  if (taken.length > 0) return refuseTakenNumbers(table, session, taken)
  if (outcome.failed.includes('contacts')) return contacts.refusal()
  const gone = lost(outcome.failed)
  return gone.length > 0 ? refuse('invalidInput', gone) : refuse('changedMeanwhile')
}
