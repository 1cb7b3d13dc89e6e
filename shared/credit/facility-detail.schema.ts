import * as z from 'zod/mini'
import { allocationPriorities, dueKinds } from '../lending/allocation.ts'
import { fixingMethods } from '../lending/benchmark-method.ts'
import { benchmarkNames } from '../lending/benchmark-names.ts'
import { dayCountBases } from '../lending/day-count.ts'
import { feeTypes } from '../lending/fees.ts'
import { facilityStructures } from '../lending/product-terms.ts'
import { collectionMethods, graceDayTypes, repaymentMethods } from '../lending/repayment-options.ts'
import { interestTimings } from '../lending/repayment-terms.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema, tradedCurrencySchema } from '../money/currency.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { facilitySummary } from './facility-summary.schema.ts'

/** One repayment method of a facility, as signed. Tenors and the grace period in days. */
export const loanDetails = z.object({
  structure_id: z.string(),
  /** `revolving`: repaid principal can be drawn again, each drawdown being a separate loan. */
  type: z.enum(facilityStructures),
  /** The maximum of all drawdowns together. */
  maximum_outstanding: wireAmountSchema,
  maximum_tenor: z.int(),
  /** The minimum number of days for which interest is owed, however early the repayment. */
  minimum_interest_tenor: z.int(),
  /** The days after the due date in which a payment incurs no overdue interest. */
  grace_period: z.int(),
  /** Calendar days, or business days of Hong Kong. */
  grace_period_type: z.enum(graceDayTypes),
  repayment_method: z.enum(repaymentMethods),
  collection_method: z.enum(collectionMethods),
  /** The order in which a repayment settles dues. */
  allocation_rule: z.array(z.enum(dueKinds)),
  /** The priority among several due dates: the kind, or the oldest date. */
  allocation_priority: z.enum(allocationPriorities),
  minimum_repayment: wireAmountSchema,
  /** Whether interest is charged on principal that is overdue. */
  overdue_interest: z.boolean(),
  /** Multiplies the drawdown's own rate; a decimal. */
  overdue_multiplier: z.string(),
  interest_payment_timing: z.enum(interestTimings),
  /** The maximum of pass-through fees on one charge order. */
  maximum_pass_through_fee: wireAmountSchema,
})

/** A drawdown's cost other than interest. */
export const facilityFee = z.object({
  /** 1 an interest fee, 2 a deduction. */
  type_id: z.int(),
  type: z.enum(feeTypes),
  /** Of the amount of a drawdown, in percent. */
  percent: ratePercentSchema,
})

/** The rate of a drawdown today; its own rate is fixed when it is drawn. Rates in percent a year. */
export const interestRate = z.object({
  type: z.literal('benchmark_plus_margin'),
  drawdown_currency: currencySchema,
  benchmark: z.enum(benchmarkNames),
  /** Absent for its latest fixing. */
  benchmark_method: z.optional(z.enum(fixingMethods)),
  /** The latest published; null, like the rate, before there is one. */
  benchmark_rate: z.nullable(ratePercentSchema),
  benchmark_date: z.nullable(businessDateSchema),
  /** The publisher, or `entered by the lender`. */
  benchmark_source: z.nullable(z.string()),
  margin: ratePercentSchema,
  rate: z.nullable(ratePercentSchema),
  accrual_basis: z.enum(dayCountBases),
})

/**
 * Balances of payment accounts of which at least one is negative, and so set off against the others. Amounts in the
 * facility's currency, at the latest rates.
 */
export const balanceSetOff = z.object({
  balances: z.array(
    z.object({
      /** The account's display name, as "PayPal •••• 1234". */
      account: z.string(),
      /** As its platform reported it. */
      reported: z.object({ currency: tradedCurrencySchema, amount: wireAmountSchema }),
      amount: wireAmountSchema,
    }),
  ),
  /** The amount by which the negative balances reduce the others. */
  set_off: wireAmountSchema,
  /** What is left, of which the watermark is a percentage. */
  left: wireAmountSchema,
})

export const facilityDetail = z.extend(facilitySummary, {
  /** The number of its agreement, for display in place of its id. Null for one without an agreement. */
  agreement_number: z.nullable(z.string()),
  loan_details: z.array(loanDetails),
  interest_rates: z.array(interestRate),
  /** Empty if the product has none. */
  fees: z.array(facilityFee),
  /** Null where no balance that counts towards the watermark is negative. */
  set_off: z.nullable(balanceSetOff),
})
