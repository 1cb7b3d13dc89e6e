import { approvalLapsesOn } from '#shared/drawdown/second-approval.ts'
import { firstDueDateOf } from '#shared/drawdown/unbilled.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../translations/format.ts'
import { costFacts, upfrontFacts } from './cost-facts.ts'
import { findEventDrawdown, notifyOfDrawdown } from './drawdown-notifications.ts'

/** Asks the other administrators to confirm, at once and each day that it waits. */
export const onDrawdownAwaitsColleague: Subscriber<'drawdown-awaits-colleague'> = async (
  event,
  deps,
  delivery,
) => {
  const drawdown = await findEventDrawdown(deps, event)
  if (drawdown.status !== 'awaiting colleague') return
  const { currency, price, requestedAt, requestedBy, signerName } = drawdown
  const lapsesOn = approvalLapsesOn(requestedAt, firstDueDateOf(price))
  await notifyOfDrawdown(
    drawdown,
    {
      kind: 'drawdown-awaits-colleague',
      translations: 'awaitsColleague',
      screen: 'secondApproval',
      values: { signer: signerName },
      facts: (locale) => ({
        ...upfrontFacts(price, currency),
        ...costFacts(price, currency),
        total: moneyText(price.totalCents, currency),
        dueDate: dateText(price.dueDate, locale),
        confirmBefore: dateText(lapsesOn, locale),
      }),
      to: { administratorsExcept: requestedBy },
    },
    deps,
    delivery,
  )
}
