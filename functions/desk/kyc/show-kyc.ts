import * as z from 'zod/mini'
import { changedFields } from '#shared/kyc/changed-fields.ts'
import { kycChanges } from '#shared/kyc/kyc-changes.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { beneficialOwnersOf } from '#shared/kyc/ownership.ts'
import { answerDueOn } from '#shared/kyc/review-time.ts'
import { decimalFromFraction, fraction, multiply } from '#shared/money/fraction.ts'
import { findCompany, openKycIdOf } from '../../data/companies.ts'
import { findKyc, findKycSections, type Kyc, type KycVersion, listKycVersions } from '../../data/kyc.ts'
import type { Table } from '../../data/table.ts'
import { explained, fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { tellHolder } from '../engine/tell-waiting.ts'

/** Each version with what it changed of the one before. */
const withChanges = (versions: readonly KycVersion[]) =>
  versions.map(({ submittedAt, sections, files }, index) => {
    const former = versions[index - 1]
    return { submittedAt, changed: former ? changedFields(former.sections, sections) : [], sections, files }
  })

/** What a change would make of the company that it is not: field by field, and who is added or goes. */
const changesOf = async (table: Table, { companyId, changesKycId }: Kyc, latest: KycVersion | undefined) =>
  changesKycId && latest
    ? kycChanges(await findKycSections(table, companyId, changesKycId), latest.sections)
    : null

export const showKycAct = deskAct({
  name: 'kyc-show',
  summary:
    'A company’s KYC as it was submitted, each earlier version, what a change would change, and how every review ended.',
  reads: 'personal data',
  positional: ['companyId'],
  schema: z.object({
    companyId: fields.companyId,
    kycId: z.optional(
      explained(
        z.string(),
        'an earlier KYC; the latest, or the change under way, where none is given',
        'a3c1-kyc',
      ),
    ),
  }),
  run: async ({ companyId, kycId }, _act, { table }) => {
    const company = await findCompany(table, companyId)
    const id = kycId ?? (company && openKycIdOf(company))
    const kyc = id ? await findKyc(table, companyId, id) : undefined
    if (!kyc) return refuseAct('notFound', `company ${companyId} has no such KYC`)
    const versions = await listKycVersions(table, companyId, kyc.kycId)
    const { status, submittedAt, reviewer } = kyc
    return {
      ok: true,
      companyId,
      kycId: kyc.kycId,
      kycStatus: status,
      reviewer: reviewer ?? null,
      ...(isUnderReview(status) ? { work: await tellHolder(table, 'kyc', kyc) } : {}),
      answerDue: submittedAt && isUnderReview(status) ? answerDueOn(submittedAt) : null,
      changesKycId: kyc.changesKycId ?? null,
      changes: await changesOf(table, kyc, versions.at(-1)),
      reviews: kyc.reviews ?? [],
      beneficialOwners: beneficialOwnersOf(
        versions.at(-1)?.sections.connected_persons ?? { persons: [] },
      ).map(({ person, share }) => ({
        name: person.full_name_en ?? person.full_name_cn ?? null,
        percent: decimalFromFraction(multiply(share, fraction(100n)), 2),
      })),
      versions: withChanges(versions).toReversed(),
    }
  },
})
