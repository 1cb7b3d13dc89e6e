import { approvalLapsesOn } from '#shared/drawdown/second-approval.ts'
import { firstDueDateOf } from '#shared/drawdown/uncharged.ts'
import { findDrawdown } from '../data/drawdowns.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../words/format.ts'
import { drawdownWords } from '../words/load-words.ts'

/** Asks the other administrators to confirm, at once and each day that it waits. */
export const onDrawdownAwaitsColleague: Subscriber<'drawdown-awaits-colleague'> = async (
  { companyId, drawdownId },
  deps,
  delivery,
) => {
  const drawdown = await findDrawdown(deps.table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  if (drawdown.status !== 'awaiting colleague') return
  const { currency, price, requestedAt, requestedBy, signerName } = drawdown
  const lapsesOn = approvalLapsesOn(requestedAt, firstDueDateOf(price))
  await leaveMessage(
    companyId,
    { kind: 'drawdown-awaits-colleague', amount: { cents: price.amountCents, currency } },
    deps,
    delivery,
  )
  await mailAdministrators(
    companyId,
    deps,
    async ({ locale, linkTo }) => ({
      words: (await drawdownWords[locale]()).words.awaitsColleague,
      actionUrl: linkTo('secondApproval'),
      values: { signer: signerName },
      facts: {
        amount: moneyText(price.amountCents, currency),
        dueDate: dateText(price.dueDate, locale),
        confirmBefore: dateText(lapsesOn, locale),
      },
    }),
    { except: requestedBy },
  )
}
