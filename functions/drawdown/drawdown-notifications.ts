import { firstPaymentOf } from '#shared/drawdown/first-payment.ts'
import { expectedPayoutDate } from '#shared/drawdown/payout-time.ts'
import { approvalLapsesOn } from '#shared/drawdown/second-approval.ts'
import { firstDueDateOf } from '#shared/drawdown/unbilled.ts'
import { dateText, labelled } from '#shared/i18n/format.ts'
import { inEachLocale, type Locale } from '#shared/i18n/locales.ts'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'
import { recalculateAfterPayout } from '../credit/request-recalculation.ts'
import { type Drawdown, findDrawdown, payoutWaitsSince } from '../data/drawdowns.ts'
import { money, type Notification, notification } from '../data/notifications.ts'
import { findPayoutAccount } from '../data/payout-accounts.ts'
import type { Table } from '../data/table.ts'
import { findUser } from '../data/users.ts'
import { describeRejection } from '../notifications/describe-rejection.ts'
import type { Subscribers } from '../runtime/subscriber.ts'
import { mailsTranslations } from '../translations/load-translations.ts'
import { costFacts, upfrontFacts } from './cost-facts.ts'
import { maskedNumberOf } from './describe-payout-account.ts'

const drawdownOf = async (
  table: Table,
  { companyId, drawdownId }: { companyId: string; drawdownId: string },
) => {
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  return { drawdown, amount: money(drawdown.price.amountCents, drawdown.currency) }
}

const accountOf = async (table: Table, companyId: string, accountId: string) => {
  const account = await findPayoutAccount(table, companyId, accountId)
  if (!account) throw new Error(`there is no payout account ${accountId} of ${companyId}`)
  const accountNumber = maskedNumberOf(account)
  return {
    account: `${account.bank_name} ${accountNumber}`,
    payTo: account.bank_name,
    accountName: account.account_name,
    accountNumber,
    reason: account.refuseReason,
    why: await describeRejection('payoutAccount', account.refusal),
  }
}

/** A fact of a mail for the text in the portal, under the label that it has in the mail. */
const labelledInEachLocale = (fact: 'payoutBy' | 'declineReason', valueIn: (locale: Locale) => string) =>
  inEachLocale(async (locale) => {
    const { translations } = await mailsTranslations[locale]()
    return labelled(translations.facts[fact], valueIn(locale), locale)
  })

/** What was paid out, and the total to be repaid or the first of several payments. */
const paidOut = ({ companyId, price, currency, payoutHeldCents = 0 }: Drawdown): Notification => {
  const { dueDate: firstDueDate, totalCents } = firstPaymentOf(price, hongKongCalendar)
  const facts = {
    drawn: money(price.amountCents, currency),
    // The net payout: the amount less upfront deductions.
    amount: money(payoutCentsOf(price) - payoutHeldCents, currency),
    ...upfrontFacts(price, currency, payoutHeldCents),
    rate: price.ratePercent,
    firstDueDate,
  }
  if (totalCents === undefined)
    return notification(companyId, 'drawdown-paid-out-by-sales', {
      ...facts,
      repaidBy: price.dueDate,
      share: price.repayment.salesSharePercent ?? '',
    })
  const owed = { ...facts, ...costFacts(price, currency) }
  if (price.schedule.length > 1)
    return notification(companyId, 'drawdown-paid-out-in-parts', {
      ...owed,
      firstPayment: money(totalCents, currency),
      lastDueDate: price.dueDate,
      count: String(price.schedule.length),
    })
  return notification(companyId, 'drawdown-paid-out', { ...owed, dueDate: price.dueDate })
}

export const drawdownNotifications = {
  /** To every administrator, including the requester, who may have been impersonated. */
  'drawdown-notice-due': async (event, { table }) => {
    const { drawdown, amount } = await drawdownOf(table, event)
    const { signerName: signer, signedAt: at } = drawdown
    return notification(event.companyId, 'drawdown-requested', { amount, at, signer })
  },

  /** Asks the other administrators to confirm, at once and each day that it waits. */
  'drawdown-awaits-colleague': async (event, { table }) => {
    const { drawdown, amount } = await drawdownOf(table, event)
    if (drawdown.status !== 'awaiting colleague') return
    const { currency, price, requestedAt, requestedBy, signerName: signer } = drawdown
    return notification(
      event.companyId,
      'drawdown-awaits-colleague',
      {
        amount,
        ...upfrontFacts(price, currency),
        ...costFacts(price, currency),
        dueDate: price.dueDate,
        confirmBefore: approvalLapsesOn(requestedAt, firstDueDateOf(price)),
        signer,
      },
      { except: requestedBy },
    )
  },

  /** To both administrators, including the confirming one, who may have been impersonated. */
  'drawdown-confirmed': async (event, { table }) => {
    const { drawdown, amount } = await drawdownOf(table, event)
    const { requestedBy, confirmed } = drawdown
    const confirmer = confirmed && (await findUser(table, confirmed.by))
    if (!requestedBy || !confirmer) return
    return notification(
      event.companyId,
      'drawdown-confirmed',
      { amount, at: confirmed.at, confirmer: confirmer.email },
      { userIds: [requestedBy, confirmed.by] },
    )
  },

  /** To the requester and the other administrators. */
  'drawdown-declined': async (event, { table }) => {
    const { drawdown, amount } = await drawdownOf(table, event)
    const { declined } = drawdown
    if (!declined) throw new Error(`drawdown ${event.drawdownId} was not declined`)
    const why = await labelledInEachLocale('declineReason', () => declined.reason)
    const facts = { amount, why, declineReason: declined.reason }
    return notification(event.companyId, 'drawdown-declined', facts, { except: declined.by })
  },

  'drawdown-lapsed': async (event, { table }) => {
    const { amount } = await drawdownOf(table, event)
    return notification(event.companyId, 'drawdown-lapsed', { amount })
  },

  'drawdown-withdrawn': async (event, { table }) => {
    const { amount } = await drawdownOf(table, event)
    return notification(event.companyId, 'drawdown-withdrawn', { amount })
  },

  'drawdown-decided': async (event, { table }) => {
    const { drawdown, amount } = await drawdownOf(table, event)
    if (event.decision !== 'rejected') {
      const payoutBy = expectedPayoutDate(new Date(payoutWaitsSince(drawdown)))
      const why = await labelledInEachLocale('payoutBy', (locale) => dateText(payoutBy, locale))
      return notification(event.companyId, `drawdown-${event.decision}`, { amount, payoutBy, why })
    }
    const why = await describeRejection('drawdown', drawdown.rejection)
    return notification(event.companyId, 'drawdown-rejected', { amount, why })
  },

  'drawdown-paid-out': async (event, deps) => {
    const { drawdown } = await drawdownOf(deps.table, event)
    const { companyId, productCode, price } = drawdown
    await recalculateAfterPayout({ companyId, productCode, asOf: price.drawdownDate }, deps)
    return paidOut(drawdown)
  },

  /** The bank returned the money: nothing is owed, and the account is to be checked. */
  'drawdown-returned': async (event, { table }) => {
    const { amount } = await drawdownOf(table, event)
    return notification(event.companyId, 'drawdown-returned', { amount })
  },

  'payout-rejected': async (event, { table }) => {
    const { amount } = await drawdownOf(table, event)
    const kind =
      event.disposition === 'cancel' ? 'payout-cancelled' : (`payout-rejected-${event.cause}` as const)
    return notification(event.companyId, kind, { amount })
  },

  /** To every administrator, including the actor, who may have been impersonated. */
  'payout-account-changed': async ({ companyId, accountId, change }, { table }, { at }) => {
    if (change === 'first') return
    const { reason: _refused, ...facts } = await accountOf(table, companyId, accountId)
    return notification(companyId, `payout-account-${change}`, { ...facts, at })
  },

  'payout-account-decided': async ({ companyId, accountId, decision }, { table }) =>
    notification(companyId, `payout-account-${decision}`, await accountOf(table, companyId, accountId)),
} satisfies Partial<Subscribers>
