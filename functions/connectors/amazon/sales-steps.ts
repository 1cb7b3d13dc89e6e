import * as z from 'zod/mini'
import type { SalesRequest } from '../connector.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Neither API answers what is younger than two minutes; the seconds are for clocks that differ. */
const youngestMs = 2 * minute + 10_000

/** What a reading that ended at the present could not have yet, the next one of what changed goes back for. */
const orderOverlapMs = 5 * minute
/** "Financial events might not include orders from the last 48 hours." */
const refundOverlapMs = 3 * day

/** Beyond 180 days between its ends Finances answers a span with nothing. */
const longestSpanMs = 179 * day

/** A token for the next page is good for 24 hours. After it, the span is read again from its beginning. */
const tokenLifetimeMs = 23 * 60 * minute

const page = { token: z.optional(z.string()), tokenAt: z.optional(z.number()) }

/** A call that the reading of a shop's sales consists of: pages of orders first, then of transactions. */
const salesStep = z.discriminatedUnion('read', [
  z.object({ read: z.literal('orders'), before: z.string(), ...page }),
  z.object({ read: z.literal('refunds'), after: z.string(), before: z.string(), end: z.string(), ...page }),
])
export type SalesStep = z.output<typeof salesStep>

type Span = Pick<SalesRequest, 'from' | 'to' | 'by'>

const iso = (ms: number): string => new Date(ms).toISOString()
const earlier = (timestamp: string, ms: number): string => iso(Date.parse(timestamp) - ms)
const sooner = (a: string, b: string): string => (a < b ? a : b)

/** Where a span ends at Amazon: at its own end, or where Amazon has nothing yet. */
export const endOf = ({ to }: Span, now: Date): string =>
  sooner(earlier(to, 0), iso(now.getTime() - youngestMs))

const refundsFrom = (after: string, end: string): SalesStep | undefined =>
  after < end
    ? { read: 'refunds', after, before: sooner(iso(Date.parse(after) + longestSpanMs), end), end }
    : undefined

const firstRefunds = (span: Span, now: Date): SalesStep | undefined =>
  refundsFrom(earlier(span.from, span.by === 'changed' ? refundOverlapMs : 0), endOf(span, now))

/** The step that a reading begins with; none where Amazon has nothing of its span yet. */
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

/** The parameters of the orders that a step reads: every page is asked for with the same. */
export const orderSpan = ({ from, by }: Span, before: string): Record<string, string> =>
  by === 'placed'
    ? { createdAfter: earlier(from, 0), createdBefore: before }
    : { lastUpdatedAfter: earlier(from, orderOverlapMs) }

/** Whether what is dated `at` is asked for. Of what changed also that is new which bears an earlier date. */
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
