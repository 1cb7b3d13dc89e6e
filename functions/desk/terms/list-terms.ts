import * as z from 'zod/mini'
import type { TermsList } from '#shared/desk/terms.ts'
import { productCodeSchema, productCodes } from '#shared/lending/product-codes.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findTermsOn, listTermsVersions } from '../../data/terms-versions.ts'
import { describedField } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'
import { builtInTermsView, termsVersionView } from './terms-response.ts'

export const listTermsAct = deskAct({
  name: 'terms-list',
  summary: 'The versions of the product lines’ terms, the latest first, and which of them is in force.',
  reads: true,
  schema: z.object({
    productCode: z.optional(describedField(productCodeSchema, 'of one product line alone', 'payoneer')),
  }),
  run: async ({ productCode }, _act, { table, clock }) => {
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
  },
})
