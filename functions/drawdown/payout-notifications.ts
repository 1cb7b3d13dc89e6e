import { firstPaymentOf } from '#shared/drawdown/first-payment.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'
import type { Drawdown } from '../data/drawdowns.ts'
import type { MessageContent } from '../data/messages.ts'
import type { MailContent } from '../mails/compose-mail.ts'
import { dateText, moneyText, percentText } from '../translations/format.ts'
import { drawdownTranslations } from '../translations/load-translations.ts'
import { costFacts, upfrontFacts } from './cost-facts.ts'

/** The seller's message after a payout: the total to be repaid, or the first of several payments. */
export const payoutMessage = ({ price, currency, payoutHeldCents = 0 }: Drawdown): MessageContent => {
  // The net payout: the amount less upfront deductions.
  const amount = { cents: payoutCentsOf(price) - payoutHeldCents, currency }
  const { dueDate: firstDueDate, totalCents } = firstPaymentOf(price, hongKongCalendar)
  if (totalCents === undefined) return { kind: 'drawdown-paid-out-by-sales', amount, firstDueDate }
  if (price.schedule.length > 1) {
    const firstPayment = { cents: totalCents, currency }
    return { kind: 'drawdown-paid-out-in-parts', amount, firstPayment, firstDueDate }
  }
  const total = { cents: price.totalCents, currency }
  return { kind: 'drawdown-paid-out', amount, total, dueDate: price.dueDate }
}

/** The same as a mail. */
export const payoutMail = async (
  { price, currency, payoutHeldCents }: Drawdown,
  locale: Locale,
): Promise<Pick<MailContent, 'translations' | 'values' | 'facts'>> => {
  const { translations } = await drawdownTranslations[locale]()
  const { dueDate: firstDueDate, totalCents } = firstPaymentOf(price, hongKongCalendar)
  const drawn = {
    amount: moneyText(price.amountCents, currency),
    ...upfrontFacts(price, currency, payoutHeldCents),
    rate: percentText(price.ratePercent),
  }
  if (totalCents === undefined)
    return {
      translations: translations.paidOutBySales,
      values: { share: percentText(price.repayment.salesSharePercent ?? '') },
      facts: {
        ...drawn,
        firstDueDate: dateText(firstDueDate, locale),
        repaidBy: dateText(price.dueDate, locale),
      },
    }
  const owed = {
    ...costFacts(price, currency),
    total: moneyText(price.totalCents, currency),
  }
  if (price.schedule.length > 1)
    return {
      translations: translations.paidOutInParts,
      values: { count: String(price.schedule.length) },
      facts: {
        ...drawn,
        firstDueDate: dateText(firstDueDate, locale),
        firstPayment: moneyText(totalCents, currency),
        lastDueDate: dateText(price.dueDate, locale),
        ...owed,
      },
    }
  return {
    translations: translations.paidOut,
    facts: { ...drawn, dueDate: dateText(price.dueDate, locale), ...owed },
  }
}
