import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { findDrawdown } from '../data/drawdowns.ts'
import { findFacility } from '../data/facilities.ts'
import { nextDueOf } from '../data/next-due.ts'
import { findPayoff } from '../data/payoffs.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { deductionAccountName, findDeductionAccount } from '../shops/deduction-account.ts'
import { dateText, moneyText } from '../translations/format.ts'
import { repaymentTranslations } from '../translations/load-translations.ts'
import { partsFacts } from './parts-facts.ts'
import { payToFacts } from './pay-to-facts.ts'

export const onRepaymentDueSoon: Subscriber<'repayment-due-soon'> = async (
  { companyId, drawdownId, dueDate },
  deps,
  delivery,
) => {
  const [drawdown, payoff] = await Promise.all([
    findDrawdown(deps.table, companyId, drawdownId),
    findPayoff(deps.table, companyId, drawdownId),
  ])
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  // Settled meanwhile, or the seller has reported a payment.
  if (drawdown.status !== 'paid out' || (payoff && isOpenPayment(payoff.status))) return
  const facility = await findFacility(deps.table, drawdown.facilityId)
  if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)
  const next = nextDueOf(drawdown, facility)
  // A red packet may pay the whole amount.
  if (next?.dueDate !== dueDate || next.totalCents === 0) return
  const { currency, price } = drawdown
  const account =
    price.repayment.collection === 'platform_deduction'
      ? await findDeductionAccount(deps, { companyId, currency })
      : undefined
  const accountName = account && deductionAccountName(deps, account)
  const total = { cents: next.totalCents, currency }
  await createUserMessage(
    companyId,
    accountName
      ? { kind: 'repayment-due-soon-deducted', total, dueDate, account: { name: accountName } }
      : { kind: 'repayment-due-soon', total, dueDate },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, 'repayment-due-soon', deps, async ({ locale, linkTo }) => ({
    translations: (await repaymentTranslations[locale]()).translations[
      accountName ? 'dueSoonDeducted' : 'dueSoon'
    ],
    values: { date: dateText(dueDate, locale) },
    actionUrl: linkTo('repay'),
    facts: {
      dueDate: dateText(dueDate, locale),
      ...partsFacts(
        {
          fee: next.feeCents,
          overdueInterest: 0,
          interest: next.interestCents,
          principal: next.principalCents,
        },
        currency,
        next.packetCents,
      ),
      total: moneyText(next.totalCents, currency),
      ...(accountName ? { deductedFrom: accountName } : payToFacts(drawdownId, deps.config)),
    },
  }))
}
