import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { ProposedTerms } from '#shared/desk/terms.ts'
import { changedTermsSchema, withChangedTerms } from '#shared/lending/changed-terms.schema.ts'
import { addDays, businessDate, businessDateSchema } from '#shared/time/business-date.ts'
import {
  builtInVersion,
  findTermsOn,
  listTermsVersions,
  replaceTermsVersion,
  type TermsVersion,
} from '../../data/terms-versions.ts'
import { describedField } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { changesOf, judge, refusalTranslations, termsFields, termsVersionView } from './terms-response.ts'

export const proposeTermsAct = deskAct({
  name: 'terms-propose',
  summary:
    'Drafts a version of a product line’s terms from a later day on: what changes of those that hold then. Refused where the policy does.',
  needsReason: true,
  positional: ['productCode', 'validFrom', 'changes'],
  sensitive: { kinds: ['movesMoney'], whyOnePerson: 'It is a draft, of which two people make terms.' },
  schema: z.object({
    productCode: termsFields.productCode,
    validFrom: describedField(
      businessDateSchema,
      'the day from which it is offered, YYYY-MM-DD',
      '2027-03-01',
    ),
    changes: describedField(
      changedTermsSchema,
      'the terms that change',
      JSON.stringify({ marginPercent: '6.25', limitCapCents: 60_000_000 }),
    ),
  }),
  run: async ({ productCode, validFrom, changes }, act, { table, clock }) => {
    const now = clock()
    const today = businessDate(now)
    if (validFrom <= today) return refuseAct('invalidDate', `terms are for a day after ${today}`)
    const [versions, before] = await Promise.all([
      listTermsVersions(table, productCode),
      findTermsOn(table, productCode, addDays(validFrom, -1)),
    ])
    const terms = withChangedTerms(before.terms, changes)
    const changed = changesOf(before.terms, terms)
    if (changed.length === 0) return refuseAct('ruleBroken', 'this changes nothing of the terms')
    const judged = await judge(table, terms, validFrom, today)
    if (!judged) return refuseAct('wrongState', `no ${terms.benchmark} is known to hold the terms to`)
    if (judged.verdict.refusals.length > 0)
      return refuseAct('ruleBroken', refusalTranslations(judged.verdict))
    const reason = act.reason ?? ''
    const tell = (version: TermsVersion): ProposedTerms => ({
      version: termsVersionView(version, before.number),
      changes: changed,
      ...judged,
    })
    // Repeated after a lost response, it is the existing draft.
    const present = versions.find(
      (each) =>
        each.status === 'draft' &&
        each.validFrom === validFrom &&
        each.proposedBy === act.actor &&
        each.reason === reason &&
        isDeepStrictEqual(each.terms, terms),
    )
    if (present) return { ok: true, ...tell(present) }
    const version: TermsVersion = {
      productCode,
      number: (versions.at(-1)?.number ?? builtInVersion) + 1,
      status: 'draft',
      validFrom,
      terms,
      reason,
      proposedBy: act.actor,
      proposedAt: now.toISOString(),
      version: 0,
    }
    const written = await table.transact({
      // Of two concurrent proposals, one gets the number.
      version: replaceTermsVersion(table, version),
      audit: act.audit({
        before: null,
        after: { productCode, number: version.number, validFrom, changes: changed },
      }),
    })
    return written.ok
      ? { ok: true, ...tell(version) }
      : refuseAct('changedMeanwhile', 'another version was proposed at the same moment; look again')
  },
})
