import { describe, expect, test } from 'vitest'
import { locales } from '#shared/i18n/locales.ts'
import type { MessageKind } from '#shared/notifications/message-kinds.ts'
import type { MessageContent } from '../../../functions/data/messages.ts'
import { describeMessage } from '../../../functions/notifications/search-messages.ts'
import { messagesTranslations } from '../../../functions/translations/load-translations.ts'

const limit = { cents: 250_000_00, currency: 'GBP' } as const
const amount = { cents: 12_345_67, currency: 'USD' } as const
const other = { cents: 76_54, currency: 'USD' } as const
const dueDate = '2027-01-31'

/** A message of each kind. */
const shop = { name: 'Harbor Gift Co.' }
const file = { name: 'passport.pdf' }
const account = { name: 'PayPal z•••@shop.test' }
const samples: { [Kind in MessageKind]: MessageContent & { kind: Kind } } = {
  'kyc-approved': { kind: 'kyc-approved' },
  'kyc-rejected': { kind: 'kyc-rejected' },
  'kyc-returned': { kind: 'kyc-returned' },
  'company-change-approved': { kind: 'company-change-approved' },
  'company-change-rejected': { kind: 'company-change-rejected' },
  'company-change-returned': { kind: 'company-change-returned' },
  'limit-granted': { kind: 'limit-granted', limit },
  'limit-lowered': { kind: 'limit-lowered', limit },
  'limit-raised': { kind: 'limit-raised', limit },
  'limit-higher-possible': { kind: 'limit-higher-possible', limit },
  'limit-request-offered': { kind: 'limit-request-offered', limit },
  'limit-request-approved': { kind: 'limit-request-approved', limit },
  'limit-request-lapsed': { kind: 'limit-request-lapsed', limit },
  'limit-request-rejected': { kind: 'limit-request-rejected', limit },
  'limit-request-withdrawn': { kind: 'limit-request-withdrawn', limit },
  'renewal-approved': { kind: 'renewal-approved', limit, reviewDate: dueDate },
  'renewal-rejected': { kind: 'renewal-rejected', limit, reviewDate: dueDate },
  'renewal-withdrawn': { kind: 'renewal-withdrawn', reviewDate: dueDate },
  'facility-review-soon': { kind: 'facility-review-soon', reviewDate: dueDate },
  'facility-expired': { kind: 'facility-expired', outstanding: amount },
  'facility-closed': { kind: 'facility-closed' },
  'drawdown-approved': { kind: 'drawdown-approved', amount },
  'drawdown-rejected': { kind: 'drawdown-rejected', amount },
  'drawdown-withdrawn': { kind: 'drawdown-withdrawn', amount },
  'drawdown-awaits-colleague': { kind: 'drawdown-awaits-colleague', amount },
  'drawdown-declined': { kind: 'drawdown-declined', amount },
  'drawdown-lapsed': { kind: 'drawdown-lapsed', amount },
  'second-approval-changed': { kind: 'second-approval-changed' },
  'payout-account-added': { kind: 'payout-account-added', account },
  'payout-account-changed': { kind: 'payout-account-changed', account },
  'payout-account-removed': { kind: 'payout-account-removed', account },
  'payout-account-chosen': { kind: 'payout-account-chosen', account },
  'payout-account-verified': { kind: 'payout-account-verified', account },
  'payout-account-refused': { kind: 'payout-account-refused', account },
  'drawdown-paid-out': { kind: 'drawdown-paid-out', amount, total: other, dueDate },
  'drawdown-paid-out-in-parts': {
    kind: 'drawdown-paid-out-in-parts',
    amount,
    firstPayment: other,
    firstDueDate: dueDate,
  },
  'drawdown-returned': { kind: 'drawdown-returned', amount },
  'drawdown-paid-out-by-sales': { kind: 'drawdown-paid-out-by-sales', amount, firstDueDate: dueDate },
  'signing-declined': { kind: 'signing-declined', agreement: { name: 'FA-20261102-12345678' } },
  'signing-lapsed': { kind: 'signing-lapsed', agreement: { name: 'FA-20261102-12345678' } },
  'file-infected': { kind: 'file-infected', file },
  'file-unscannable': { kind: 'file-unscannable', file },
  'charge-raised': { kind: 'charge-raised', total: amount, dueDate },
  'paper-ready': { kind: 'paper-ready', file },
  'repayment-due-soon-deducted': { kind: 'repayment-due-soon-deducted', total: amount, dueDate, account },
  'charge-raised-deducted': { kind: 'charge-raised-deducted', total: amount, dueDate, account },
  'deduction-insufficient': { kind: 'deduction-insufficient', outstanding: amount, dueDate },
  'deduction-revoked': { kind: 'deduction-revoked', outstanding: amount, dueDate },
  'deduction-no-account': { kind: 'deduction-no-account', outstanding: amount, dueDate },
  'fee-charged': { kind: 'fee-charged', fee: other, outstanding: amount },
  'repayment-due-soon': { kind: 'repayment-due-soon', total: amount, dueDate },
  'repayment-overdue': { kind: 'repayment-overdue', outstanding: amount, dueDate },
  'dispute-upheld': { kind: 'dispute-upheld', outstanding: amount },
  'dispute-rejected': { kind: 'dispute-rejected', outstanding: amount },
  'repayment-posted': { kind: 'repayment-posted', received: amount, outstanding: other },
  'charge-settled': { kind: 'charge-settled', received: amount },
  'payment-voided': { kind: 'payment-voided', reported: amount },
  'repayment-reversed': { kind: 'repayment-reversed', returned: amount },
  'payoff-voided': { kind: 'payoff-voided', reported: amount },
  'payoff-reversed': { kind: 'payoff-reversed', returned: amount, dueDate },
  'payoff-overtaken': { kind: 'payoff-overtaken', reported: amount },
  'shop-no-sales': { kind: 'shop-no-sales', shop },
  'shop-many-refunds': { kind: 'shop-many-refunds', shop },
  'shop-not-readable': { kind: 'shop-not-readable', shop },
  'shop-normal': { kind: 'shop-normal', shop },
  'shop-unauthorized': { kind: 'shop-unauthorized', shop },
  'shop-expired': { kind: 'shop-expired', shop },
  'payment-account-unauthorized': { kind: 'payment-account-unauthorized', account },
  'payment-account-expired': { kind: 'payment-account-expired', account },
  'shop-expiring': { kind: 'shop-expiring', shop, expiresOn: dueDate },
}

const texts = new Map<unknown, string>([
  [limit, 'GBP\u00a0250,000.00'],
  [amount, 'USD\u00a012,345.67'],
  [other, 'USD\u00a076.54'],
  [shop, 'Harbor Gift Co.'],
  [file, 'passport.pdf'],
  [account, 'PayPal z•••@shop.test'],
])

describe.each(locales)('in %s', async (locale) => {
  const { translations } = await messagesTranslations[locale]()
  test.each(Object.values(samples))('$kind names each of its figures, and leaves nothing open', (sample) => {
    const { title, content } = describeMessage(sample, translations, locale)
    expect(title).not.toBe('')
    expect(`${title}${content}`).not.toMatch(/[{}]/)
    for (const fact of Object.values(sample)) expect(content).toContain(texts.get(fact) ?? '')
  })

  test('no two kinds say the same', () => {
    const contents = Object.values(samples).map(
      (sample) => describeMessage(sample, translations, locale).content,
    )
    expect(new Set(contents).size).toBe(contents.length)
  })
})
