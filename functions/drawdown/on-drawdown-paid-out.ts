import { recalculateAfterPayout } from '../credit/request-recalculation.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { findEventDrawdown } from './drawdown-notifications.ts'
import { payoutMail, payoutMessage } from './payout-notifications.ts'

export const onDrawdownPaidOut: Subscriber<'drawdown-paid-out'> = async (event, deps, delivery) => {
  const drawdown = await findEventDrawdown(deps, event)
  const { companyId, price, productCode } = drawdown
  await recalculateAfterPayout({ companyId, productCode, asOf: price.drawdownDate }, deps)
  await createUserMessage(companyId, payoutMessage(drawdown), deps, delivery)
  await mailCompanyOwner(companyId, 'contracts', deps, ({ locale }) => payoutMail(drawdown, locale))
}
