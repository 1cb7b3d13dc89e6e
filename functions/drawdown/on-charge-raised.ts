import { sumOfKinds } from '../../shared/drawdown/charge-order.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import { dateText, moneyText } from '../documents/words/formats.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { mailOwner } from '../messages/mail-owner.ts'
import { composeDrawdownMail } from './compose-drawdown-mail.ts'
import { lenderAccountOf } from './lender-account.ts'

export const onChargeRaised: Subscriber<'charge-raised'> = async ({ companyId, chargeId }, deps) => {
  const charge = await findChargeOrder(deps.table, companyId, chargeId)
  if (!charge) throw new Error(`there is no charge order ${chargeId}`)
  const { chargedCents, currency, dueDate } = charge
  const payTo = lenderAccountOf(deps.config)
  await mailOwner(companyId, deps, (reader) =>
    composeDrawdownMail(reader, 'charged', {
      dueDate: dateText(dueDate, reader.locale),
      principal: moneyText(chargedCents.principal, currency),
      interest: moneyText(chargedCents.interest, currency),
      total: moneyText(sumOfKinds(chargedCents), currency),
      payTo: `${payTo.bank_name} (${payTo.swift_code})`,
      accountName: payTo.account_name,
      accountNumber: payTo.account_number,
      reference: chargeId,
    }),
  )
}
