import { findDrawdown } from '../data/drawdowns.ts'
import { findPayment } from '../data/payments.ts'
import { costFacts } from '../drawdown/cost-facts.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../translations/format.ts'
import { repaymentTranslations } from '../translations/load-translations.ts'

export const onPayoffReversed: Subscriber<'payoff-reversed'> = async (
  { companyId, drawdownId, paymentId },
  deps,
  delivery,
) => {
  const [drawdown, payment] = await Promise.all([
    findDrawdown(deps.table, companyId, drawdownId),
    findPayment(deps.table, companyId, paymentId),
  ])
  if (!drawdown || payment?.postedCents === undefined) throw new Error(`payment ${paymentId} was not posted`)
  const { price, currency } = drawdown
  const returned = payment.postedCents
  await createUserMessage(
    companyId,
    { kind: 'payoff-reversed', returned: { cents: returned, currency }, dueDate: price.dueDate },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, 'payoff-reversed', deps, async ({ locale }) => ({
    translations: (await repaymentTranslations[locale]()).translations.payoffReversed,
    facts: {
      returned: moneyText(returned, currency),
      amount: moneyText(price.amountCents, currency),
      dueDate: dateText(price.dueDate, locale),
      ...costFacts(price, currency),
      total: moneyText(price.totalCents, currency),
    },
  }))
}
