import * as z from 'zod/mini'
import { planInterests, planIntervals, planStatuses } from '../repayment/payment-plan.ts'
import { businessDate, businessDateSchema } from '../time/business-date.ts'
import { act } from './act.ts'
import { describedField, drawdownFields, fields } from './act-fields.ts'
import { lending, lendingReaders } from './desk-roles.ts'
import { listedPlan, shownPlan } from './payment-plan.ts'
import { recordId, state } from './response-fields.ts'

const planFields = z.object({
  facilityId: fields.facilityId,
  planId: describedField(z.string().check(z.minLength(1)), 'the payment plan', '5b0f3a52-1', 'plan'),
})

const changedPlan = z.strictObject({ facilityId: recordId, planId: recordId, status: state(planStatuses) })

export const paymentPlanActs = {
  'plan-list': act({
    summary:
      'The payment plans that are offered or in force, or all those of a facility: each instalment, what is paid of it, and what is missing.',
    roles: lendingReaders,
    subject: 'overdue',
    reads: true,
    input: z.object({ facilityId: z.optional(fields.facilityId) }),
    output: z.strictObject({ plans: z.array(listedPlan) }),
  }),
  'plan-offer': act({
    summary:
      'Offers a company a payment plan for a drawdown that it cannot repay as agreed: equal instalments on new dates, at the agreed rate or without overdue interest. It comes into force once the company has signed.',
    roles: lending,
    subject: 'overdue',
    fourEyes: true,
    positional: ['facilityId', 'drawdownId', 'firstDate', 'count'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney', 'waivesDebt', 'speaksForLender'] },
    freezeDefaults: ({ from }, { clock }) => ({ from: from ?? businessDate(clock()) }),
    input: z.object({
      ...drawdownFields('running'),
      firstDate: describedField(
        businessDateSchema,
        'the first instalment’s date, YYYY-MM-DD; a holiday moves to the next business day',
        '2027-03-15',
      ),
      count: describedField(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(36)),
        'so many instalments, from 1 to 36',
        '6',
      ),
      interval: z._default(
        describedField(z.enum(planIntervals), 'between two instalments', 'month'),
        'month',
      ),
      interest: z._default(
        describedField(
          z.enum(planInterests),
          'on overdue principal while the plan is kept: as agreed before, or none',
          'asAgreed',
        ),
        'asAgreed',
      ),
      from: z.optional(
        describedField(
          businessDateSchema,
          'the day from which receipts count and the debt is reckoned; today if left out',
          '2027-03-01',
        ),
      ),
    }),
    output: shownPlan,
  }),
  'plan-withdraw': act({
    summary:
      'Withdraws the offer of a payment plan that not everyone has signed: the drawdown stays as it is.',
    roles: lending,
    subject: 'overdue',
    positional: ['facilityId', 'planId'],
    needsReason: true,
    sensitive: {
      kinds: ['speaksForLender'],
      whyOnePerson: 'It holds back: the bills stay as they were agreed, and a plan can be offered again.',
    },
    input: planFields,
    output: changedPlan,
  }),
  'plan-end': act({
    summary:
      'Ends a payment plan in force, as when its company asks for it or stops trading: the due dates and remedies of before apply again, and overdue interest runs from that day. Its seller is told.',
    roles: lending,
    subject: 'overdue',
    fourEyes: true,
    positional: ['facilityId', 'planId'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney', 'speaksForLender'] },
    input: planFields,
    output: changedPlan,
  }),
}
