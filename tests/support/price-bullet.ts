import { type DrawdownPrice, type PriceRequest, priceSchedule } from '#shared/lending/drawdown-price.ts'
import { dueDatesOf } from '#shared/lending/due-dates.ts'
import { pricingTermsFor, productTerms } from '#shared/lending/product-terms.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const [bullet] = productTerms.small_shop_financing.repayment

/** The default due date of a small-shop drawdown made on a day. */
export const bulletDueDate = (drawdownDate: BusinessDate): BusinessDate =>
  dueDatesOf(bullet, 'unadjusted', drawdownDate, hongKongCalendar)[0] ?? addDays(drawdownDate, 90)

type BulletRequest = Omit<PriceRequest, 'terms' | 'repayment' | 'dueDates' | 'deductionsCents'> &
  Partial<Pick<PriceRequest, 'terms' | 'deductionsCents'>> & { dueDate?: BusinessDate }

/** The price of a drawdown with one repayment, by the terms of small-shop financing by default. */
export const priceBullet = ({ dueDate, ...request }: BulletRequest): DrawdownPrice =>
  priceSchedule({
    terms: pricingTermsFor(productTerms.small_shop_financing, 'USD'),
    deductionsCents: 0,
    ...request,
    repayment: { method: 'bullet', timing: 'maturity', collection: 'bank_transfer' },
    dueDates: [dueDate ?? bulletDueDate(request.drawdownDate)],
  })
