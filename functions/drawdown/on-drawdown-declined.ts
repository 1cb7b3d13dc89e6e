import { findDrawdown } from '../data/drawdowns.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { moneyText } from '../words/format.ts'
import { drawdownWords } from '../words/load-words.ts'

/** Tells who asked, and the others, that a colleague refused and why. */
export const onDrawdownDeclined: Subscriber<'drawdown-declined'> = async (
  { companyId, drawdownId },
  deps,
  delivery,
) => {
  const drawdown = await findDrawdown(deps.table, companyId, drawdownId)
  if (!drawdown?.declined) throw new Error(`drawdown ${drawdownId} was not declined`)
  const { currency, price, declined } = drawdown
  await leaveMessage(
    companyId,
    { kind: 'drawdown-declined', amount: { cents: price.amountCents, currency } },
    deps,
    delivery,
  )
  await mailAdministrators(
    companyId,
    deps,
    async ({ locale, linkTo }) => ({
      words: (await drawdownWords[locale]()).words.declined,
      actionUrl: linkTo('limit'),
      facts: { amount: moneyText(price.amountCents, currency), declineReason: declined.reason },
    }),
    { except: declined.by },
  )
}
