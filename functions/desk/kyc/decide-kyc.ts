import * as z from 'zod/mini'
import { findCompany, replaceCompany } from '../../data/companies.ts'
import { releaseCompanyNumber } from '../../data/company-numbers.ts'
import { recordEvent } from '../../data/events.ts'
import { findKyc, type Kyc, replaceKyc } from '../../data/kyc.ts'
import type { Table, Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { explained, fields } from '../engine/act-fields.ts'
import { type Act, type DeskOutcome, deskAct, refuseAct } from '../engine/desk-act.ts'

type Decision = 'approved' | 'rejected' | 'returned'

const schema = z.object({
  companyId: fields.companyId,
  kycId: z.optional(
    explained(z.string(), 'the submission that you have seen; another one is then not decided', 'a3c1-kyc'),
  ),
})

const alreadyDecided = refuseAct('kycAlreadyDecided', 'already decided')

/** A company that was rejected no longer stands in the way of the number's true owner. */
const releases = (table: Table, kyc: Kyc, decision: Decision): Record<string, Write> =>
  Object.fromEntries(
    (decision === 'rejected' ? (kyc.claimedNumbers ?? []) : []).map((number) => [
      number.kind,
      releaseCompanyNumber(table, number, kyc.companyId),
    ]),
  )

const decide = async (
  { companyId, kycId }: z.output<typeof schema>,
  decision: Decision,
  act: Act,
  { table, random, clock }: Deps,
): Promise<DeskOutcome> => {
  const company = await findCompany(table, companyId)
  if (!company) return refuseAct('notFound', `there is no company ${companyId}`)
  const kyc = company.kycId ? await findKyc(table, companyId, company.kycId) : undefined
  if (!kyc) return refuseAct('notFound', `company ${companyId} has no KYC`)
  if (kycId && kycId !== kyc.kycId)
    return refuseAct('notFound', `company ${companyId} has no KYC ${kycId} to decide`)
  if (kyc.status === 'draft') return refuseAct('wrongState', 'the KYC was not submitted yet')
  if (kyc.status !== 'submitted' && kyc.status !== 'in progress') return alreadyDecided

  const now = clock()
  const { decisionReason: _former, claimedNumbers, ...rest } = kyc
  const outcome = await table.transact({
    kyc: replaceKyc(table, {
      ...rest,
      status: decision,
      decidedAt: now.toISOString(),
      ...(claimedNumbers && decision !== 'rejected' ? { claimedNumbers } : {}),
      ...(act.reason ? { decisionReason: act.reason } : {}),
    }),
    company: replaceCompany(table, { ...company, kycStatus: decision }),
    audit: act.audit({ companyId, before: { kycStatus: kyc.status }, after: { kycStatus: decision } }),
    event: recordEvent(
      table,
      { name: 'kyc-decided', companyId, kycId: kyc.kycId, decision },
      random.id(),
      now,
    ),
    ...releases(table, kyc, decision),
  })
  if (outcome.ok) return { ok: true, companyId, kycId: kyc.kycId, kycStatus: decision }
  const present = await findKyc(table, companyId, kyc.kycId)
  return present?.status === kyc.status
    ? refuseAct('changedMeanwhile', 'the company was changed at the same moment; try again')
    : alreadyDecided
}

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

export const returnKycAct = deskAct({
  name: 'kyc-return',
  summary: 'Returns a submitted KYC to the company to be changed. The company is told the reason.',
  positional: ['companyId'],
  needsReason: true,
  schema,
  run: (input, act, deps) => decide(input, 'returned', act, deps),
})
