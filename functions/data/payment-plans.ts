import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { PlanStatus, PlanTerms } from '#shared/repayment/payment-plan.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyItems } from './company-items.ts'
import { check, groupIndex, type Item, replace, type Table, type Write } from './table.ts'

/** A payment plan for one drawdown: its new dates and amounts, offered by the lender and signed by the company. */
export interface PaymentPlan extends PlanTerms {
  planId: string
  companyId: string
  facilityId: string
  drawdownId: string
  /** As stated in the promissory note of the drawdown. */
  drawdownDate: BusinessDate
  principalCents: Cents
  productCode: ProductCode
  currency: Currency
  /** The payment platform deducts the drawdown's repayments, except those of the plan. */
  isDeducted?: true
  /** The plan replaces the remaining weeks of sales, whose rest would fall due on this day. */
  replacesWeeksUntil?: BusinessDate
  status: PlanStatus
  /**
   * At the offer: the amount that is owed or will fall due under the agreement, and the plan's own overdue interest.
   */
  owedCents: Cents
  interestCents: Cents
  /** The amount received on the drawdown's charge orders before the offer. */
  receivedBeforeCents: Cents
  /** The agreed rate of its overdue interest, percent a year. */
  ratePercent: string
  /** The highest reading of the loan's effective rate under the plan, percent a year. */
  highestRatePercent: string
  offeredAt: string
  /** Who proposed it for the lender, and the second approver where one was needed. */
  offeredBy: string
  secondedBy?: string
  /** The deadline for signing. */
  offeredUntil: string
  /** The latest agreement created for it. */
  agreementId?: string
  /** The day on which it came into force. */
  inForceOn?: BusinessDate
  /** The day on which it was kept, broken, ended or withdrawn, or on which it lapsed. */
  endedOn?: BusinessDate
  /** The due date of the instalment that was missed. */
  missedOn?: BusinessDate
  version: number
}

/** The maximum number of charge orders of a plan: one transaction changes all of them. */
export const maxPlanCharges = 30

const { key, find, list } = companyItems<PaymentPlan>('PAYMENTPLAN#')

/** Few plans are open at a time: a single index partition suffices. */
const openGroup = 'OPEN-PAYMENT-PLAN'

export const isOpenPlan = ({ status }: Pick<PaymentPlan, 'status'>): boolean =>
  status === 'offered' || status === 'in force'

/** The status of a plan at `now`: an expired offer has lapsed, even if that is not recorded yet. */
export const planStatusAt = (
  { status, offeredUntil }: Pick<PaymentPlan, 'status' | 'offeredUntil'>,
  now: Date,
): PlanStatus => (status === 'offered' && offeredUntil <= now.toISOString() ? 'lapsed' : status)

/** Access pattern: a company's payment plan by id. */
export const findPaymentPlan = find

/** Access pattern: a company's payment plans, the latest first. A company has but a few. */
export const listPaymentPlans = async (table: Table, companyId: string): Promise<Item<PaymentPlan>[]> => {
  const plans = await list(table, companyId)
  return plans.toSorted(
    (a, b) =>
      b.offeredAt.localeCompare(a.offeredAt) || b.planId.localeCompare(a.planId, 'en', { numeric: true }),
  )
}

/** Access pattern: the payment plans of a facility, the latest first. */
export const listFacilityPlans = async (
  table: Table,
  { companyId, facilityId }: { companyId: string; facilityId: string },
): Promise<Item<PaymentPlan>[]> =>
  (await listPaymentPlans(table, companyId)).filter((plan) => plan.facilityId === facilityId)

/** Access pattern: the latest payment plan that was offered on a company's facility of a product. */
export const findLatestPaymentPlan = async (
  table: Table,
  companyId: string,
  productCode: ProductCode,
): Promise<Item<PaymentPlan> | undefined> =>
  (await listPaymentPlans(table, companyId)).find((plan) => plan.productCode === productCode)

/** Access pattern: the offered plans and those in force, of all companies. Eventually consistent. */
export const listOpenPaymentPlans = (table: Table): AsyncGenerator<Item<PaymentPlan>> =>
  table.all<PaymentPlan>({ pk: openGroup, index: groupIndex })

/** Creates a plan (version 0) or replaces the version that was read. It is in the index while it is open. */
export const replacePaymentPlan = (table: Table, plan: PaymentPlan): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = plan as Item<PaymentPlan>
  return replace<PaymentPlan>(table, {
    ...fields,
    ...key(plan.companyId, plan.planId),
    ...(isOpenPlan(plan) ? { gsi1pk: openGroup, gsi1sk: `${plan.companyId}#${plan.planId}` } : {}),
    type: 'payment-plan',
  })
}

/** Asserts that the plan is still open for signing by this agreement. */
export const expectOfferedPlan = (
  table: Table,
  companyId: string,
  planId: string,
  agreementId: string,
): Write => check<PaymentPlan>(table, key(companyId, planId), { status: 'offered', agreementId })
