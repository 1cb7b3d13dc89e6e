import { findDrawdown } from '../data/drawdowns.ts'
import { moneyText } from '../documents/words/formats.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { mailOwner } from '../messages/mail-owner.ts'
import { composeDrawdownMail } from './compose-drawdown-mail.ts'

export const onDrawdownWithdrawn: Subscriber<'drawdown-withdrawn'> = async (
  { companyId, drawdownId },
  deps,
) => {
  const drawdown = await findDrawdown(deps.table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const amount = moneyText(drawdown.price.amountCents, drawdown.currency)
  await mailOwner(companyId, deps, (reader) => composeDrawdownMail(reader, 'withdrawn', { amount }))
}
