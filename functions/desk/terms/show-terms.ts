import type { ShownTerms } from '#shared/desk/terms.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { findTermsOn } from '../../data/terms-versions.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { builtInTermsView, changesOf, findTerms, judge, termsVersionView } from './terms-response.ts'

export const showTermsAct: RunAct<'terms-show'> = async (input, _act, { table, clock, config }) => {
  const { productCode } = input
  const found = await findTerms(table, input)
  if (!found.ok) return found
  const { terms, version } = found
  const today = businessDate(clock())
  const [inForce, before, judged] = await Promise.all([
    findTermsOn(table, productCode, today),
    version ? findTermsOn(table, productCode, addDays(version.validFrom, -1)) : undefined,
    judge({ table, config }, terms, version?.validFrom ?? today, today),
  ])
  const shown: ShownTerms = {
    version: version
      ? termsVersionView(version, inForce.number)
      : builtInTermsView(productCode, inForce.number),
    terms,
    changes: before ? changesOf(before.terms, terms) : [],
    verdict: judged?.verdict ?? null,
    benchmark: judged?.benchmark ?? null,
  }
  return { ok: true, ...shown }
}
