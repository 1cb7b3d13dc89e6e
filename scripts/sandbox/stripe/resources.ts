import type { SellerConsent } from '../consents.ts'
import { holderOf, idOf, isVerified } from '../payment-accounts/holder.ts'
import type { Payout, Takings } from '../payment-accounts/takings.ts'

const currency = 'gbp'
const idAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An error as Stripe's API writes it. */
export class StripeError extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  constructor(status: number, type: string, message: string, code?: string) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}

export const accountIdOf = (email: string): string => `acct_1${idOf(email, idAlphabet, 15)}`

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1000)

export const describeAccount = (consent: SellerConsent) => {
  const holder = holderOf(consent)
  return {
    id: consent.sellerId,
    object: 'account',
    business_profile: { name: holder.name, mcc: '5947', url: null },
    business_type: 'company',
    charges_enabled: isVerified(holder),
    country: consent.region,
    default_currency: currency,
    details_submitted: isVerified(holder),
    email: holder.email,
    payouts_enabled: isVerified(holder),
    settings: { dashboard: { display_name: holder.name, timezone: 'Asia/Hong_Kong' } },
    type: 'standard',
  }
}

export const describeBalance = ({ pendingCents, availableCents }: Takings) => ({
  object: 'balance',
  available: [{ amount: availableCents, currency, source_types: { card: availableCents } }],
  livemode: false,
  pending: [{ amount: pendingCents, currency, source_types: { card: pendingCents } }],
})

const describePayout = (email: string, { at, cents }: Payout) => ({
  id: `po_1${idOf(`${email} ${at}`, idAlphabet, 23)}`,
  object: 'payout',
  amount: cents,
  arrival_date: secondsOf(at),
  automatic: true,
  created: secondsOf(at),
  currency,
  livemode: false,
  method: 'standard',
  status: 'paid',
  type: 'bank_account',
})

const wholeNumber = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d{1,12}$/.test(text))
    throw new StripeError(
      400,
      'invalid_request_error',
      `Invalid integer: ${text}`,
      'parameter_invalid_integer',
    )
  return Number(text)
}

/** Newest first, as Stripe lists everything. */
export const listPayouts = (email: string, { payouts }: Takings, query: URLSearchParams) => {
  const [from = 0, to = Number.POSITIVE_INFINITY] = ['created[gte]', 'created[lt]'].map((name) =>
    wholeNumber(query, name),
  )
  const limit = wholeNumber(query, 'limit') ?? 10
  if (limit < 1 || limit > 100)
    throw new StripeError(400, 'invalid_request_error', 'Invalid limit', 'parameter_invalid_integer')
  const found = payouts
    .map((payout) => describePayout(email, payout))
    .filter(({ created }) => created >= from && created < to)
    .toReversed()
  const after = query.get('starting_after')
  const start = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1
  if (after !== null && start === 0)
    throw new StripeError(400, 'invalid_request_error', `No such payout: '${after}'`, 'resource_missing')
  return {
    object: 'list',
    data: found.slice(start, start + limit),
    has_more: start + limit < found.length,
    url: '/v1/payouts',
  }
}
