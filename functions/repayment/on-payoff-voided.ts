import { findDrawdown } from '../data/drawdowns.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../translations/format.ts'
import { repaymentTranslations } from '../translations/load-translations.ts'

export const onPayoffVoided: Subscriber<'payoff-voided'> = async (
  { companyId, drawdownId, reportedCents, reference },
  deps,
  delivery,
) => {
  const drawdown = await findDrawdown(deps.table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const { price, currency } = drawdown
  await createUserMessage(
    companyId,
    { kind: 'payoff-voided', reported: { cents: reportedCents, currency } },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, 'payoff-voided', deps, async ({ locale }) => ({
    translations: (await repaymentTranslations[locale]()).translations.payoffVoided,
    facts: {
      reported: moneyText(reportedCents, currency),
      reference,
      dueDate: dateText(price.dueDate, locale),
      total: moneyText(price.totalCents, currency),
    },
  }))
}
