import * as z from 'zod/mini'
import { allocationPriorities, dueKinds } from '../lending/allocation.ts'
import { dayCountBases } from '../lending/day-count.ts'
import { feeTypes } from '../lending/fees.ts'
import { facilityStructures } from '../lending/product-terms.ts'
import { collectionMethods, repaymentMethods } from '../lending/repayment-options.ts'
import { interestTimings } from '../lending/repayment-terms.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { facilitySummary } from './facility-summary.schema.ts'

/** One way in which a facility is drawn and repaid, as it was signed for. Tenors and the period of grace in days. */
export const loanDetails = z.object({
  structure_id: z.string(),
  /** `revolving`: what is repaid can be drawn again, each drawdown being a loan of its own. */
  type: z.enum(facilityStructures),
  /** All drawdowns together, at most. */
  maximum_outstanding: wireAmountSchema,
  maximum_tenor: z.int(),
  /** Interest is owed for so many days, however early the repayment. */
  minimum_interest_tenor: z.int(),
  /** Paid within it after the due date, no overdue interest is charged. */
  grace_period: z.int(),
  repayment_method: z.enum(repaymentMethods),
  collection_method: z.enum(collectionMethods),
  /** What a repayment settles first, and then. */
  allocation_rule: z.array(z.enum(dueKinds)),
  /** What goes first where several dates are owed for: the kind, or the oldest date. */
  allocation_priority: z.enum(allocationPriorities),
  minimum_repayment: wireAmountSchema,
  /** Whether interest is charged on principal that is overdue. */
  overdue_interest: z.boolean(),
  /** On the drawdown's own rate; a decimal. */
  overdue_multiplier: z.string(),
  interest_payment_timing: z.enum(interestTimings),
  /** What fees that pass a cost on come to at most on one bill. */
  maximum_pass_through_fee: wireAmountSchema,
})

/** What a drawdown costs besides interest. */
export const facilityFee = z.object({
  /** 1 an interest fee, 2 a deduction. */
  type_id: z.int(),
  type: z.enum(feeTypes),
  /** Of the amount of a drawdown, in percent. */
  percent: ratePercentSchema,
})

/** What a drawdown would bear today; its own rate is fixed when it is drawn. Rates in percent a year. */
export const interestRate = z.object({
  type: z.literal('benchmark_plus_margin'),
  drawdown_currency: currencySchema,
  benchmark: z.literal('SOFR'),
  /** The latest that was published; null, like the rate, before there is one. */
  benchmark_rate: z.nullable(ratePercentSchema),
  benchmark_date: z.nullable(businessDateSchema),
  /** Who published it, or that the lender entered it. */
  benchmark_source: z.nullable(z.string()),
  margin: ratePercentSchema,
  rate: z.nullable(ratePercentSchema),
  accrual_basis: z.enum(dayCountBases),
})

export const facilityDetail = z.extend(facilitySummary, {
  loan_details: z.array(loanDetails),
  interest_rates: z.array(interestRate),
  /** Empty where the product has none. */
  fees: z.array(facilityFee),
})
