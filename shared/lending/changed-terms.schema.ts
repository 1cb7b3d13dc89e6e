import * as z from 'zod/mini'
import { ratePercentSchema } from '../money/rate.ts'
import { allocationOrderSchema, allocationPriorities } from './allocation.ts'
import { benchmarksSchema } from './benchmark-terms.schema.ts'
import { byDefaultCharge } from './default-charges.ts'
import { feeTypes } from './fees.ts'
import type { ProductTerms } from './product-terms.ts'
import {
  businessDayCentres,
  businessDayConventions,
  collectionMethods,
  graceDayTypes,
  repaymentMethods,
} from './repayment-options.ts'
import { interestTimings } from './repayment-terms.ts'
import { salesShareSchema } from './sales-share.ts'

const cents = (least: number) => z.int().check(z.minimum(least), z.maximum(1_000_000_000_00))
const days = (most: number) => z.int().check(z.minimum(0), z.maximum(most))
/** A percentage or a multiple that is not below 0. */
const plainDecimal = z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/, 'a number from 0 on, as 1.5'))

/** A percentage of a whole. */
const shareOfAll = z
  .string()
  .check(z.regex(/^(?:100(?:\.0{1,4})?|\d{1,2}(?:\.\d{1,4})?)$/, 'a percentage from 0 to 100'))

export const repaymentOption = z.strictObject({
  method: z.enum(repaymentMethods),
  tenor: z.union([
    z.strictObject({ days: z.int().check(z.minimum(1), z.maximum(366)) }),
    z.strictObject({ months: z.int().check(z.minimum(1), z.maximum(12)) }),
  ]),
  timing: z.enum(interestTimings),
  collection: z.enum(collectionMethods),
})

/**
 * The changeable terms of a product. Its structure, the source of its currency, and its companion documents are built in.
 */
export const changedTermsSchema = z.strictObject({
  marginPercent: z.optional(ratePercentSchema),
  benchmarks: z.optional(benchmarksSchema),
  fees: z.optional(
    z.array(z.strictObject({ type: z.enum(feeTypes), percent: plainDecimal })).check(z.maxLength(4)),
  ),
  minimumInterestDays: z.optional(days(366)),
  repayment: z.optional(z.array(repaymentOption).check(z.minLength(1), z.maxLength(8))),
  businessDays: z.optional(z.enum(businessDayConventions)),
  businessDayCentres: z.optional(z.enum(businessDayCentres)),
  salesShares: z.optional(z.strictObject({ lowest: salesShareSchema, highest: salesShareSchema })),
  minimumRepaymentCents: z.optional(cents(0)),
  graceDays: z.optional(days(90)),
  graceDayType: z.optional(z.enum(graceDayTypes)),
  overdueInterest: z.optional(z.boolean()),
  overdueMultiplier: z.optional(plainDecimal),
  overdueMultiplierExemption: z.optional(
    z.nullable(z.strictObject({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)) })),
  ),
  allocationOrder: z.optional(allocationOrderSchema),
  allocationPriority: z.optional(z.enum(allocationPriorities)),
  minimumDrawdownCents: z.optional(cents(1)),
  maxPassThroughFeeCents: z.optional(cents(0)),
  defaultChargeCents: z.optional(
    z.strictObject({ bank: cents(0), court: cents(0), collector: cents(0), latePayment: cents(0) }),
  ),
  limitCapCents: z.optional(cents(1_000_00)),
  salesMultiple: z.optional(plainDecimal),
  unverifiedSalesPercent: z.optional(shareOfAll),
  reviewMonths: z.optional(z.int().check(z.minimum(1), z.maximum(36))),
})

export type ChangedTerms = z.output<typeof changedTermsSchema>

/** Terms with changes applied. */
export const withChangedTerms = (terms: ProductTerms, changes: ChangedTerms): ProductTerms => {
  // The schema requires at least one repayment method, and no field without a value.
  const changed = { ...terms, ...changes } as ProductTerms
  const { defaultChargeCents, maxPassThroughFeeCents } = changed
  // A version that changes only the total limits every kind to it.
  return changes.defaultChargeCents
    ? changed
    : {
        ...changed,
        defaultChargeCents: byDefaultCharge((kind) =>
          Math.min(defaultChargeCents[kind], maxPassThroughFeeCents),
        ),
      }
}
