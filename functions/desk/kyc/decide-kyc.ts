import * as z from 'zod/mini'
import { isUnderReview, type KycDecision } from '#shared/kyc/kyc-status.ts'
import { isPartOfKyc, type ReturnedField, returnedFieldSchema } from '#shared/kyc/returned-fields.ts'
import { findCompany, replaceCompany } from '../../data/companies.ts'
import { releaseCompanyNumber } from '../../data/company-numbers.ts'
import { recordEvent } from '../../data/events.ts'
import { findKyc, findKycSections, type Kyc, type KycReview, replaceKyc } from '../../data/kyc.ts'
import type { Table, Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { explained, fields } from '../engine/act-fields.ts'
import { type Act, type DeskOutcome, deskAct, refuseAct } from '../engine/desk-act.ts'

const submission = {
  companyId: fields.companyId,
  kycId: z.optional(
    explained(z.string(), 'the submission that you have seen; another one is then not decided', 'a3c1-kyc'),
  ),
}

const schema = z.object(submission)

const alreadyDecided = refuseAct('kycAlreadyDecided', 'already decided')
const changedMeanwhile = refuseAct(
  'changedMeanwhile',
  'the company was changed at the same moment; try again',
)

type Given = z.output<typeof schema>

/** The submission that an act is about; or why there is none to decide. */
const findSubmission = async ({ companyId, kycId }: Given, table: Table) => {
  const company = await findCompany(table, companyId)
  if (!company) return refuseAct('notFound', `there is no company ${companyId}`)
  const kyc = company.kycId ? await findKyc(table, companyId, company.kycId) : undefined
  if (!kyc) return refuseAct('notFound', `company ${companyId} has no KYC`)
  if (kycId && kycId !== kyc.kycId)
    return refuseAct('notFound', `company ${companyId} has no KYC ${kycId} to decide`)
  if (kyc.status === 'draft' || !kyc.submittedAt)
    return refuseAct('wrongState', 'the KYC was not submitted yet')
  if (!isUnderReview(kyc.status)) return alreadyDecided
  return { ok: true as const, company, kyc, submittedAt: kyc.submittedAt }
}

/** A company that was rejected no longer stands in the way of the number's true owner. */
const releases = (table: Table, kyc: Kyc, decision: KycDecision): Record<string, Write> =>
  Object.fromEntries(
    (decision === 'rejected' ? (kyc.claimedNumbers ?? []) : []).map((number) => [
      number.kind,
      releaseCompanyNumber(table, number, kyc.companyId),
    ]),
  )

const decide = async (
  given: Given,
  decision: KycDecision,
  act: Act,
  { table, random, clock }: Deps,
  returned?: readonly ReturnedField[],
): Promise<DeskOutcome> => {
  const found = await findSubmission(given, table)
  if (!found.ok) return found
  const { company, kyc, submittedAt } = found
  const { companyId, kycId } = kyc
  const now = clock()
  const review: KycReview = {
    kycId,
    submittedAt,
    decidedAt: now.toISOString(),
    decision,
    reviewer: act.actor,
    ...(act.reason ? { reason: act.reason } : {}),
    ...(returned ? { returned } : {}),
  }
  const { claimedNumbers, reviewer: _reviewer, ...rest } = kyc
  const outcome = await table.transact({
    kyc: replaceKyc(table, {
      ...rest,
      status: decision,
      reviews: [...(kyc.reviews ?? []), review],
      ...(claimedNumbers && decision !== 'rejected' ? { claimedNumbers } : {}),
    }),
    company: replaceCompany(table, { ...company, kycStatus: decision }),
    audit: act.audit({
      companyId,
      before: { kycStatus: kyc.status },
      after: {
        kycStatus: decision,
        ...(returned
          ? { returned: returned.map(({ field, reason }) => ({ field, reason: reason ?? 'words' })) }
          : {}),
      },
    }),
    event: recordEvent(table, { name: 'kyc-decided', companyId, kycId, decision }, random.id(), now),
    ...releases(table, kyc, decision),
  })
  if (outcome.ok) return { ok: true, companyId, kycId, kycStatus: decision }
  const present = await findKyc(table, companyId, kycId)
  return present?.status === kyc.status ? changedMeanwhile : alreadyDecided
}

export const takeKycAct = deskAct({
  name: 'kyc-take',
  summary: 'Takes a submitted KYC to review it. It waits for you alone until somebody else takes it over.',
  positional: ['companyId'],
  schema,
  run: async (given, act, { table }) => {
    const found = await findSubmission(given, table)
    if (!found.ok) return found
    const { company, kyc } = found
    const { companyId, kycId } = kyc
    const outcome = { ok: true as const, companyId, kycId, kycStatus: 'in progress', reviewer: act.actor }
    if (kyc.reviewer === act.actor) return outcome
    const written = await table.transact({
      kyc: replaceKyc(table, { ...kyc, status: 'in progress', reviewer: act.actor }),
      company: replaceCompany(table, { ...company, kycStatus: 'in progress' }),
      audit: act.audit({
        companyId,
        before: { kycStatus: kyc.status, reviewer: kyc.reviewer ?? null },
        after: { kycStatus: 'in progress', reviewer: act.actor },
      }),
    })
    return written.ok ? outcome : changedMeanwhile
  },
})

export const approveKycAct = deskAct({
  name: 'kyc-approve',
  summary: 'Approves a company’s submitted KYC.',
  fourEyes: true,
  positional: ['companyId'],
  schema,
  run: (input, act, deps) => decide(input, 'approved', act, deps),
})

export const rejectKycAct = deskAct({
  name: 'kyc-reject',
  summary: 'Rejects a company’s submitted KYC. The company may begin another.',
  positional: ['companyId'],
  needsReason: true,
  schema,
  run: (input, act, deps) => decide(input, 'rejected', act, deps),
})

const returnedExample = JSON.stringify([{ field: 'company_info.brn', reason: 'mismatch' }])

const returnSchema = z.object({
  ...submission,
  fields: z.optional(
    explained(
      z.array(returnedFieldSchema).check(z.minLength(1), z.maxLength(100)),
      'what is to be changed, each with a reason or words in three languages; nothing else can be changed then',
      returnedExample,
    ),
  ),
})

export const returnKycAct = deskAct({
  name: 'kyc-return',
  summary:
    'Returns a submitted KYC to be changed. The company is told at each field why; where none is named, it is told the reason and may change everything.',
  positional: ['companyId'],
  needsReason: true,
  schema: returnSchema,
  run: async ({ fields: returned, ...given }, act, deps) => {
    const found = await findSubmission(given, deps.table)
    if (!found.ok) return found
    if (returned) {
      const sections = await findKycSections(deps.table, given.companyId, found.kyc.kycId)
      const unknown = returned.filter(({ field }) => !isPartOfKyc(field, sections))
      if (unknown.length > 0)
        return refuseAct('invalidInput', `no such field: ${unknown.map(({ field }) => field).join(', ')}`)
    }
    return decide(given, 'returned', act, deps, returned)
  },
})
