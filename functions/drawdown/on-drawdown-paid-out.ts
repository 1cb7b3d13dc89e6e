import { recalculateAfterPayout } from '../credit/request-recalculation.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { findEventDrawdown } from './drawdown-news.ts'
import { payoutMail, payoutMessage } from './payout-news.ts'

export const onDrawdownPaidOut: Subscriber<'drawdown-paid-out'> = async (event, deps, delivery) => {
  const drawdown = await findEventDrawdown(deps, event)
  const { companyId, price, productCode } = drawdown
  await recalculateAfterPayout({ companyId, productCode, asOf: price.drawdownDate }, deps)
  await leaveMessage(companyId, payoutMessage(drawdown), deps, delivery)
  await mailOwner(companyId, 'contracts', deps, ({ locale }) => payoutMail(drawdown, locale))
}
