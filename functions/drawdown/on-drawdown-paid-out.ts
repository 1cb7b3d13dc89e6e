import { recalculateAfterPayout } from '../credit/request-recalculation.ts'
import { findDrawdown } from '../data/drawdowns.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { payoutMail, payoutMessage } from './payout-news.ts'

export const onDrawdownPaidOut: Subscriber<'drawdown-paid-out'> = async (
  { companyId, drawdownId },
  deps,
  delivery,
) => {
  const drawdown = await findDrawdown(deps.table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const { price, productCode } = drawdown
  await recalculateAfterPayout({ companyId, productCode, asOf: price.drawdownDate }, deps)
  await leaveMessage(companyId, payoutMessage(drawdown), deps, delivery)
  await mailOwner(companyId, deps, ({ locale }) => payoutMail(drawdown, locale))
}
