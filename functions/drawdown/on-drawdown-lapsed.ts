import { findDrawdown } from '../data/drawdowns.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { moneyText } from '../words/format.ts'
import { drawdownWords } from '../words/load-words.ts'

/** Tells who asked, and the others, that nobody confirmed in time. */
export const onDrawdownLapsed: Subscriber<'drawdown-lapsed'> = async (
  { companyId, drawdownId },
  deps,
  delivery,
) => {
  const drawdown = await findDrawdown(deps.table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const { currency, price } = drawdown
  await leaveMessage(
    companyId,
    { kind: 'drawdown-lapsed', amount: { cents: price.amountCents, currency } },
    deps,
    delivery,
  )
  await mailAdministrators(companyId, deps, async ({ locale, linkTo }) => ({
    words: (await drawdownWords[locale]()).words.lapsed,
    actionUrl: linkTo('drawdown'),
    facts: { amount: moneyText(price.amountCents, currency) },
  }))
}
