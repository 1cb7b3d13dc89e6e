import { isDeepStrictEqual } from 'node:util'
import type { ProposedTerms } from '#shared/desk/terms.ts'
import { withChangedTerms } from '#shared/lending/changed-terms.schema.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import {
  builtInVersion,
  findTermsOn,
  listTermsVersions,
  replaceTermsVersion,
  type TermsVersion,
} from '../../data/terms-versions.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { changesOf, judge, refuseTerms, refuseWithoutBenchmark, termsVersionView } from './terms-response.ts'

export const proposeTermsAct: RunAct<'terms-propose'> = async (
  { productCode, validFrom, changes },
  act,
  { table, clock, config },
) => {
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
  const judged = await judge({ table, config }, terms, validFrom, today)
  if (!judged) return refuseWithoutBenchmark
  if (judged.verdict.refusals.length > 0) return refuseTerms(judged.verdict)
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
      after: {
        productCode,
        number: version.number,
        validFrom,
        changes: changed,
        warnings: judged.verdict.warnings,
      },
    }),
  })
  return written.ok
    ? { ok: true, ...tell(version) }
    : refuseAct('changedMeanwhile', 'another version was proposed at the same moment; look again')
}
