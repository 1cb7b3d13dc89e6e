import { sumOfKinds } from '../../shared/drawdown/charge-order.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import { dateText, moneyText } from '../documents/words/formats.ts'
import type { Subscriber } from '../events/handler.ts'
import { mailOwner } from '../messages/mail-owner.ts'
import { composeDrawdownMail } from './compose-drawdown-mail.ts'
import { lenderAccount } from './lender-account.ts'

export const onChargeRaised: Subscriber<'charge-raised'> = async ({ companyId, chargeId }, deps) => {
  const charge = await findChargeOrder(deps.table, companyId, chargeId)
  if (!charge) throw new Error(`there is no charge order ${chargeId}`)
  const { chargedCents, currency, dueDate } = charge
  await mailOwner(companyId, deps, (reader) =>
    composeDrawdownMail(reader, 'charged', {
      dueDate: dateText(dueDate, reader.locale),
      principal: moneyText(chargedCents.principal, currency),
      interest: moneyText(chargedCents.interest, currency),
      total: moneyText(sumOfKinds(chargedCents), currency),
      payTo: `${lenderAccount.bank_name} (${lenderAccount.swift_code})`,
      accountName: lenderAccount.account_name,
      accountNumber: lenderAccount.account_number,
      reference: chargeId,
    }),
  )
}
