import * as z from 'zod/mini'
import { currencySchema } from '../money/currency.ts'
import { planInterests, planStatuses } from '../repayment/payment-plan.ts'
import {
  amount,
  companyNames,
  day,
  instant,
  percent,
  recordId,
  state,
  text,
  yesNo,
} from './response-fields.ts'

export const shownInstalment = z.strictObject({
  dueDate: day,
  amount,
  paid: amount,
  isLate: yesNo,
})

/** A payment plan, and how far it is paid. */
export const shownPlan = z.strictObject({
  facilityId: recordId,
  planId: recordId,
  drawdownId: recordId,
  /** As on its transfers. */
  reference: text,
  currency: currencySchema,
  status: state(planStatuses),
  interestRule: z.enum(planInterests),
  /** Its dates take the place of weeks of sales that are still to come. */
  replacesWeeks: yesNo,
  /** The day from which receipts count. */
  from: day,
  /** Its debt by the agreement, the overdue interest of the plan, and both. */
  owed: amount,
  planInterest: amount,
  total: amount,
  highestRatePercent: percent,
  instalments: z.array(shownInstalment),
  /** The next instalment, and what of it is still to be paid; null once all are paid. */
  nextDueDate: z.nullable(day),
  nextAmount: z.nullable(amount),
  /** The unpaid part of the instalments that are due by today. */
  behind: amount,
  /** What is owed now on bills of the drawdown. */
  outstanding: amount,
  offeredAt: instant,
  offeredBy: text,
  secondedBy: z.nullable(text),
  offeredUntil: instant,
  agreementId: z.nullable(recordId),
  inForceOn: z.nullable(day),
  endedOn: z.nullable(day),
  missedOn: z.nullable(day),
})
export type ShownPlan = z.output<typeof shownPlan>

export const listedPlan = z.strictObject({ companyId: recordId, ...companyNames, ...shownPlan.shape })
