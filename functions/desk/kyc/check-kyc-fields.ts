import * as z from 'zod/mini'
import type { KycChecked } from '#shared/desk/kyc.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { isPartOfKyc } from '#shared/kyc/returned-fields.ts'
import { findKyc, findKycSections } from '../../data/kyc.ts'
import { findKycChecks, replaceKycChecks } from '../../data/kyc-checks.ts'
import { describedField, fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

const path = z.string().check(z.minLength(1), z.maxLength(200))

export const checkKycFieldsAct = deskAct({
  name: 'kyc-check',
  summary:
    'Accepts fields of a submitted KYC that agree with their documents, or takes that back. Who decides sees which were accepted; nothing is decided by it.',
  positional: ['companyId', 'kycId'],
  schema: z.object({
    companyId: fields.companyId,
    kycId: describedField(z.string().check(z.minLength(1)), 'the submission that you have seen', 'a3c1-kyc'),
    fields: describedField(
      z.array(path).check(z.minLength(1), z.maxLength(200)),
      'the paths of the fields',
      '["company_info.brn","connected_persons.persons.0.id_number"]',
    ),
    takenBack: describedField(
      z._default(z.union([z.stringbool(), z.boolean()]), false),
      'they are no longer accepted',
    ),
  }),
  run: async ({ companyId, kycId, fields: named, takenBack }, act, { table, clock }) => {
    const [kyc, stored, sections] = await Promise.all([
      findKyc(table, companyId, kycId),
      findKycChecks(table, { companyId, kycId }),
      findKycSections(table, companyId, kycId),
    ])
    if (!kyc?.submittedAt) return refuseAct('notFound', `company ${companyId} has submitted no KYC ${kycId}`)
    if (!isUnderReview(kyc.status)) return refuseAct('kycAlreadyDecided', 'already decided')
    const unknown = named.filter((field) => !isPartOfKyc(field, sections))
    if (unknown.length > 0) return refuseAct('invalidInput', `no such field: ${unknown.join(', ')}`)
    const { submittedAt } = kyc
    const isNow = (field: string) =>
      stored.checks.some((check) => check.field === field && check.submittedAt === submittedAt)
    const changing = [...new Set(named)].filter((field) => isNow(field) === takenBack)
    const told = (checks: KycChecked['checks']) => ({ ok: true as const, companyId, kycId, checks })
    if (changing.length === 0) return told(stored.checks)
    const others = stored.checks.filter(({ field }) => !changing.includes(field))
    const at = clock().toISOString()
    const checks = takenBack
      ? others
      : [...others, ...changing.map((field) => ({ field, submittedAt, by: act.actor, at }))]
    const written = await table.transact({
      checks: replaceKycChecks(table, { ...stored, checks }),
      audit: act.audit({
        companyId,
        before: { kycId, accepted: stored.checks.length },
        after: { kycId, accepted: checks.length, [takenBack ? 'takenBack' : 'fields']: changing },
      }),
    })
    return written.ok
      ? told(checks)
      : refuseAct('changedMeanwhile', 'somebody accepted something at the same moment; look again')
  },
})
