import type { TermsList } from '#shared/desk/terms.ts'
import { productCodes } from '#shared/lending/product-codes.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findTermsOn, listTermsVersions } from '../../data/terms-versions.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { builtInTermsView, termsVersionView } from './terms-response.ts'

export const listTermsAct: RunAct<'terms-list'> = async ({ productCode }, _act, { table, clock }) => {
  const today = businessDate(clock())
  const lines = await Promise.all(
    (productCode ? [productCode] : productCodes).map(async (code) => {
      const [versions, inForce] = await Promise.all([
        listTermsVersions(table, code),
        findTermsOn(table, code, today),
      ])
      return [
        ...versions.toReversed().map((version) => termsVersionView(version, inForce.number)),
        builtInTermsView(code, inForce.number),
      ]
    }),
  )
  const list: TermsList = { asOf: today, versions: lines.flat() }
  return { ok: true, ...list }
}
