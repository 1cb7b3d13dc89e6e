import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type OwnDataKind, ownDataKinds } from '#shared/privacy/own-data.ts'

/** The heading in a user's own data for each item type. */
const told: Readonly<Record<string, OwnDataKind>> = {
  user: 'profile',
  credentials: 'profile',
  phone: 'profile',
  consent: 'consents',
  'category-report': 'consents',
  preferences: 'preferences',
  membership: 'companies',
  'membership-mark': 'companies',
  'signatory-tie': 'companies',
  'kyc-section': 'person',
  'kyc-version': 'person',
  agreement: 'signatures',
  'signing-event': 'signings',
  'signing-reading': 'signings',
  drawdown: 'drawdowns',
  session: 'sessions',
  device: 'devices',
  'second-factors': 'factors',
  'security-note': 'security',
  audit: 'acts',
  'risk-point': 'entries',
  correction: 'corrections',
  message: 'reading',
  'message-mark': 'reading',
  'handled-notification': 'reading',
  'announcement-mark': 'reading',
  'mail-stop': 'mailStop',
}

/** The reason why an item type is not in a user's own data. */
const reasons = {
  company: 'it is the company’s: on its screens, for everybody who belongs to it',
  talks:
    'the lender’s words about a company, which may be about others too: customer service gives them, as the page says',
  lead: 'it leads to what is told, and says nothing more',
  passing: 'it is over in minutes or days, and on the way to what is told',
  masked: 'it says nobody’s whole name, and is found by nobody’s',
  lender: 'it is the lender’s own: its books, its work, what it publishes',
  closed: 'whoever it is about cannot log in to ask, and was mailed what it says',
} as const

const unauditedTypes: Readonly<Record<keyof typeof reasons, readonly string[]>> = {
  company: [
    'addendum-slot',
    'agreement-text',
    'business-information',
    'charge-order',
    'company',
    'credit-application',
    'document',
    'facility',
    'factor-requirement',
    'invitation',
    'kyc',
    'kyc-checks',
    'limit-request',
    'past-payout-account',
    'payment',
    'payment-account',
    'payoff',
    'payout-account',
    'pending-shop',
    'position',
    'posting',
    'quote',
    'red-packet',
    'renewal-request',
    'sales-week',
    'second-approval',
    'shop',
    'shop-account',
    'shop-day',
    'shop-open-orders',
    'shop-order-lines',
    'shop-reading',
    'shop-trouble',
    'shop-utc-day',
    'upload-room',
  ],
  talks: ['company-note', 'contact', 'promise'],
  lead: [
    'account-end',
    'code-of-paper',
    'company-name',
    'company-number',
    'identity-mark',
    'invitation-link',
    'known-payer',
    'paper-number',
    'payer-name',
    'payment-account-claim',
    'reported-transfer',
    'shop-claim',
    'shop-login',
    'signed-document',
    'transfer-reference',
  ],
  passing: [
    'activation',
    'awaited-scan',
    'captcha',
    'daily-count',
    'event',
    'factor-challenge',
    'handover',
    'idempotency',
    'oauth-state',
    'password-link',
    'payment-redemption',
    'prepared-transaction',
    'register-session',
    'shop-move',
    'signing-link',
    'signing-session',
    'verification-code',
  ],
  masked: ['certified-paper'],
  lender: [
    'announcement',
    'bank-statement',
    'bank-statement-lines',
    'statement-chain',
    'incomplete-statement',
    'benchmark',
    'book-month',
    'campaign-tag',
    'csv-mapping',
    'customer-service',
    'departure',
    'desk-person',
    'rejection',
    'desk-view',
    'entered-rate',
    'exchange-rates',
    'facility-month',
    'held-work',
    'job-cursor',
    'link',
    'loss-parameters',
    'payout-batch',
    'peer-figures',
    'portfolio-contribution',
    'portfolio-day',
    'portfolio-sum',
    'proposal',
    'proposal-mark',
    'qr-code',
    'red-packet-month',
    'red-packet-pool',
    'signer-check',
    'signing-key',
    'statement-line',
    'statement-line-likeness',
    'terms-from',
    'terms-version',
  ],
  closed: ['account-closing'],
}

/** All item types, from the code that writes them. */
const types = new Set(
  globSync('functions/data/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\btype: |eventType = )'([a-z-]+)'/g)].map(
      ([, type = '']) => type,
    ),
  ),
)

test('each item type is in the user’s own data, or has a reason why not', () => {
  const named = [...Object.keys(told), ...Object.values(unauditedTypes).flat()]
  expect(types.size).toBeGreaterThan(100)
  expect(named.toSorted()).toEqual([...types].toSorted())
})

test('each heading has item types, and the lender’s acts are those of the audit', () => {
  const headings = new Set<OwnDataKind>([...Object.values(told), 'lenderActs'])
  expect([...headings].toSorted()).toEqual([...ownDataKinds].toSorted())
})
