import * as z from 'zod/mini'
import type { SalesRequest } from '../connector.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Neither API returns data younger than two minutes; the seconds allow for clock differences. */
const youngestMs = 2 * minute + 10_000

/** The next sync of changes overlaps by this much, for orders that an earlier sync could not see yet. */
const orderOverlapMs = 5 * minute
/** "Financial events might not include orders from the last 48 hours." */
const refundOverlapMs = 3 * day

/** For a span beyond 180 days, Finances returns nothing. */
const longestSpanMs = 179 * day

/** A page token is valid for 24 hours. After that, the span is read again from its beginning. */
const tokenLifetimeMs = 23 * 60 * minute

const page = { token: z.optional(z.string()), tokenAt: z.optional(z.number()) }

/** A step of the sync of a shop's sales: pages of orders first, then of transactions. */
const salesStep = z.discriminatedUnion('read', [
  z.object({ read: z.literal('orders'), before: z.string(), ...page }),
  z.object({ read: z.literal('refunds'), after: z.string(), before: z.string(), end: z.string(), ...page }),
])
export type SalesStep = z.output<typeof salesStep>

type Span = Pick<SalesRequest, 'from' | 'to' | 'by'>

const iso = (ms: number): string => new Date(ms).toISOString()
const earlier = (timestamp: string, ms: number): string => iso(Date.parse(timestamp) - ms)
const sooner = (a: string, b: string): string => (a < b ? a : b)

/** The end of a span at Amazon: its own end, or the latest time available. */
export const endOf = ({ to }: Span, now: Date): string =>
  sooner(earlier(to, 0), iso(now.getTime() - youngestMs))

const refundsFrom = (after: string, end: string): SalesStep | undefined =>
  after < end
    ? { read: 'refunds', after, before: sooner(iso(Date.parse(after) + longestSpanMs), end), end }
    : undefined

const firstRefunds = (span: Span, now: Date): SalesStep | undefined =>
  refundsFrom(earlier(span.from, span.by === 'changed' ? refundOverlapMs : 0), endOf(span, now))

/** The first step of a sync; none if Amazon has nothing of its span yet. */
export const firstStep = (span: Span, now: Date): SalesStep | undefined => {
  const before = endOf(span, now)
  return earlier(span.from, 0) < before ? { read: 'orders', before } : firstRefunds(span, now)
}

/** The step after `step`, which ended with `token` where its span has another page. */
export const stepAfter = (
  step: SalesStep,
  span: Span,
  token: string | undefined,
  now: Date,
): SalesStep | undefined => {
  if (token) return { ...step, token, tokenAt: now.getTime() }
  return step.read === 'orders' ? firstRefunds(span, now) : refundsFrom(step.before, step.end)
}

/** The parameters of a step's orders: the same for every page. */
export const orderSpan = ({ from, by }: Span, before: string): Record<string, string> =>
  by === 'placed'
    ? { createdAfter: earlier(from, 0), createdBefore: before }
    : { lastUpdatedAfter: earlier(from, orderOverlapMs) }

/** Whether a date is in the request. For changes, earlier dates are new as well. */
export const isWithin = ({ from, to, by }: Span, at: string): boolean =>
  Date.parse(at) < Date.parse(to) && (by === 'changed' || Date.parse(at) >= Date.parse(from))

export const cursorOf = (step: SalesStep): string => Buffer.from(JSON.stringify(step)).toString('base64url')

export const stepOf = (cursor: string, now: Date): SalesStep => {
  const {
    token,
    tokenAt = 0,
    ...step
  } = salesStep.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  return token && now.getTime() - tokenAt < tokenLifetimeMs ? { ...step, token, tokenAt } : step
}
