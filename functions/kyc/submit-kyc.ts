import type { CompanyNames } from '#shared/companies/company-name.ts'
import { checkKyc } from '#shared/kyc/check-kyc.ts'
import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompany, replaceCompany } from '../data/companies.ts'
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
import { answer, type Handler, refuse } from '../http/handle.ts'
import { claimNumbers } from './claim-numbers.ts'
import { closedKycRefusal } from './closed-kyc.ts'
import { findToldNumbers } from './find-told-numbers.ts'
import { referToDocuments } from './refer-to-documents.ts'

export const submitKyc: Handler<typeof kycEndpoints.submitKyc> = async (
  { input, session },
  { table, random, clock },
) => {
  const { companyId } = session
  const [kyc, company] = await Promise.all([
    findKyc(table, companyId, input.body.id),
    findCompany(table, companyId),
  ])
  if (!kyc || !company) return refuse('notFound')
  const closed = closedKycRefusal(kyc.status)
  if (closed) return refuse(closed)

  const now = clock()
  const [saved, told] = await Promise.all([
    listSavedSections(table, companyId, kyc.kycId),
    findToldNumbers(table, companyId),
  ])
  const sections = sectionsTogether(saved)
  const { unknown, notClean, keeping, lost } = await referToDocuments(table, companyId, sections, now)
  const wrong = [...checkKyc(sections, businessDate(now)), ...unknown, ...notClean]
  if (wrong.length > 0) return refuse('invalidInput', wrong)

  const info = sections.company_info ?? {}
  const { claimed, writes } = claimNumbers(table, companyId, info, [...(kyc.claimedNumbers ?? []), ...told])
  const names: CompanyNames = {
    ...(info.register_name_en ? { registerNameEn: info.register_name_en } : {}),
    ...(info.register_name_cn ? { registerNameCn: info.register_name_cn } : {}),
  }
  const submittedAt = now.toISOString()
  const { corrected: _corrected, registerNameEn: _nameEn, registerNameCn: _nameCn, ...undecided } = kyc
  const { registerNameEn: _formerEn, registerNameCn: _formerCn, ...unnamed } = company
  const submitted: Kyc = {
    ...undecided,
    status: 'submitted',
    submittedAt,
    claimedNumbers: claimed,
    ...names,
  }
  const outcome = await table.transact({
    kyc: replaceKyc(table, submitted),
    version: createKycVersion(table, kyc, {
      number: kyc.version,
      submittedAt,
      sections,
      files: filesOf(saved),
    }),
    company: replaceCompany(table, {
      ...unnamed,
      kycStatus: 'submitted',
      ...names,
    }),
    ...writes,
    ...keeping,
    event: recordEvent(table, { name: 'kyc-submitted', companyId, kycId: kyc.kycId }, random.id(), now),
  })
  if (outcome.ok) return answer({ id: kyc.kycId, status: submitted.status })
  // The company is here already: its administrator can invite the user into it.
  const taken = (['brn', 'uscc'] as const).filter((number) => outcome.failed.includes(number))
  if (taken.length > 0)
    return refuse(
      'invitationNeeded',
      taken.map((number) => ({ field: `company_info.${number}`, rule: 'invalid' })),
    )
  const gone = lost(outcome.failed)
  return gone.length > 0 ? refuse('invalidInput', gone) : refuse('changedMeanwhile')
}
