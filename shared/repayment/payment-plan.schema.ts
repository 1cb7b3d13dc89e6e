import * as z from 'zod/mini'
import { agreementStatuses } from '../agreements/sign-status.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { lenderAccount } from './lender-account.schema.ts'
import { planInterests, planStatuses } from './payment-plan.ts'

/** A payment plan as the seller sees it. */
export const paymentPlan = z.object({
  id: z.string(),
  drawdown_id: z.string(),
  drawdown_date: businessDateSchema,
  currency: currencySchema,
  status: z.enum(planStatuses),
  /** Its dates replace the coming weeks of a share of sales. */
  replaces_share: z.boolean(),
  /** Overdue interest while it is kept. */
  interest_rule: z.enum(planInterests),
  /** Percent a year. */
  rate: z.string(),
  /** The day from which payments count towards the instalments. */
  from: businessDateSchema,
  /** The debt by the agreement, the overdue interest of the plan, and their sum. */
  owed: wireAmountSchema,
  interest: wireAmountSchema,
  total: wireAmountSchema,
  instalments: z.array(
    z.object({
      due_date: businessDateSchema,
      amount: wireAmountSchema,
      paid: wireAmountSchema,
      is_late: z.boolean(),
    }),
  ),
  /** The next instalment of a plan in force: what of it is still to be paid, and by when at the latest. */
  next: z.nullable(
    z.object({ due_date: businessDateSchema, amount: wireAmountSchema, last_day: businessDateSchema }),
  ),
  /** Reported transfers that the lender has not confirmed yet. */
  pending: wireAmountSchema,
  /** What is owed today on bills of the drawdown, and these bills, the oldest first: payments settle them. */
  outstanding: wireAmountSchema,
  bills: z.array(z.object({ id: z.string(), due_date: businessDateSchema, outstanding: wireAmountSchema })),
  /** The deadline for signing. */
  offered_until: z.string(),
  /** The document; null before it is created. */
  agreement: z.nullable(z.object({ status: z.enum(agreementStatuses), awaits_check: z.boolean() })),
  in_force_on: z.nullable(businessDateSchema),
  ended_on: z.nullable(businessDateSchema),
  /** The due date of the instalment that was missed. */
  missed_on: z.nullable(businessDateSchema),
  pay_to: lenderAccount,
  transfer_reference: z.string(),
})
