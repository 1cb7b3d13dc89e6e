import { noRebate, rebateTotal } from '#shared/lending/rebate.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { deductionAccountName } from '../shops/deduction-account.ts'
import { moneyText } from '../translations/format.ts'
import { repaymentTranslations } from '../translations/load-translations.ts'
import { findChargeAndPayment } from './find-charge-and-payment.ts'
import { partsFacts } from './parts-facts.ts'

export const onRepaymentPosted: Subscriber<'repayment-posted'> = async (
  { companyId, chargeId, paymentId },
  deps,
  delivery,
) => {
  const { charge, payment } = await findChargeAndPayment(deps.table, { companyId, chargeId, paymentId })
  if (!payment.settledCents) throw new Error(`payment ${paymentId} was not posted`)
  const { currency } = charge
  const { settledCents, postedCents = 0, surplusCents = 0 } = payment
  const owed = sumOfKinds(charge.owedCents)
  const givenBackCents = owed === 0 ? rebateTotal(charge.rebate ?? noRebate) : 0
  const received = { cents: postedCents, currency }
  await createUserMessage(
    companyId,
    owed === 0
      ? { kind: 'charge-settled', received }
      : { kind: 'repayment-posted', received, outstanding: { cents: owed, currency } },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, 'receipts', deps, async ({ locale, linkTo }) => ({
    translations: (await repaymentTranslations[locale]()).translations[
      owed === 0 ? 'repaid' : 'partlyRepaid'
    ],
    actionUrl: owed === 0 ? linkTo('limit') : linkTo('charge', chargeId),
    facts: {
      received: moneyText(postedCents, currency),
      ...(payment.deduction ? { deductedFrom: deductionAccountName(deps, payment.deduction) } : {}),
      ...partsFacts(settledCents, currency),
      ...(givenBackCents > 0 ? { givenBack: moneyText(givenBackCents, currency) } : {}),
      ...(surplusCents > 0 ? { surplus: moneyText(surplusCents, currency) } : {}),
      outstanding: moneyText(owed, currency),
    },
  }))
}
