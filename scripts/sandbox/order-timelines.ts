import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'

/** What happens to an order of a shop. Amounts have two decimals. */
export type LifeEvent = { at: string } & (
  | { kind: 'authorise' | 'expire' | 'ship' | 'cancel' }
  /** `currency` where the buyer pays in another than the order's; `means` where it is no usual one. */
  | { kind: 'pay'; amount: string; currency?: string; means?: 'giftCard' | 'cash' }
  /** A refund of an amount in the order's currency; `shownIn` is a converted amount that the platform shows first. */
  | { kind: 'refund'; amount: string; shownIn?: string; currency?: string }
  /** The buyer disputes a payment with the bank, which decides later. */
  | { kind: 'dispute'; amount: string; endsAt: string; isLost: boolean }
  /** What the order comes to from now on. */
  | { kind: 'edit'; amount: string }
)

/** An order that a peer has in place of those of the file. */
export interface OrderTimeline {
  /** Digits. */
  id: string
  placedAt: string
  amount: string
  currency: string
  /** In the order of time. */
  events: readonly LifeEvent[]
  /** The part of the amount that buys gift cards. */
  giftCards?: string
  isTest?: boolean
  /** By default each order has its own. */
  buyer?: string
}

interface LifePayment {
  id: string
  at: string
  amount: string
  currency: string
  means?: 'giftCard' | 'cash'
}

/** An order's state at a moment. */
export interface LifeState {
  id: string
  placedAt: string
  updatedAt: string
  amount: string
  currency: string
  payments: LifePayment[]
  refunds: { id: string; at: string; amount: string; currency: string; shownIn?: string }[]
  disputes: { id: string; at: string; amount: string; currency: string; endsAt: string; isLost: boolean }[]
  giftCards: string
  isTest: boolean
  buyer: string
  payment: 'pending' | 'authorised' | 'expired' | 'paid'
  shippedAt?: string
  cancelledAt?: string
}

/** Without milliseconds, as most platforms write it. */
const seconds = (at: string): string => new Date(at).toISOString().replace('.000Z', 'Z')

const after = (state: LifeState, event: LifeEvent, index: number): LifeState => {
  const next = { ...state, updatedAt: seconds(event.at) }
  const at = next.updatedAt
  const id = `${state.id}${index + 1}`
  switch (event.kind) {
    case 'authorise':
      return { ...next, payment: 'authorised' }
    case 'expire':
      return { ...next, payment: 'expired' }
    case 'ship':
      return { ...next, shippedAt: at }
    case 'cancel':
      return { ...next, cancelledAt: at }
    case 'edit':
      return { ...next, amount: event.amount }
    // Between the buyer, the bank and the platform: the order itself stays as it is.
    case 'dispute': {
      const { amount, isLost } = event
      const dispute = { id, at, amount, currency: state.currency, endsAt: seconds(event.endsAt), isLost }
      return { ...state, disputes: [...state.disputes, dispute] }
    }
    case 'pay':
      return {
        ...next,
        payment: 'paid',
        payments: [
          ...state.payments,
          {
            id,
            at,
            amount: event.amount,
            currency: event.currency ?? state.currency,
            ...(event.means ? { means: event.means } : {}),
          },
        ],
      }
    case 'refund':
      return {
        ...next,
        refunds: [
          ...state.refunds,
          {
            id,
            at,
            amount: event.amount,
            currency: event.currency ?? state.currency,
            ...(event.shownIn ? { shownIn: event.shownIn } : {}),
          },
        ],
      }
  }
}

/** The orders that had been placed at a moment, oldest first, as they were then. */
export const timelinesAt = (lives: readonly OrderTimeline[], now: Date): LifeState[] =>
  lives
    .filter(({ placedAt }) => Date.parse(placedAt) <= now.getTime())
    .map(
      ({
        id,
        placedAt,
        amount,
        currency,
        events,
        giftCards = '0.00',
        isTest = false,
        buyer = `buyer-${id}`,
      }) =>
        events
          .filter(({ at }) => Date.parse(at) <= now.getTime())
          .reduce<LifeState>(after, {
            id,
            placedAt: seconds(placedAt),
            updatedAt: seconds(placedAt),
            amount,
            currency,
            payments: [],
            refunds: [],
            disputes: [],
            giftCards,
            isTest,
            buyer,
            payment: 'pending',
          }),
    )
    .toSorted((a, b) => (a.placedAt < b.placedAt ? -1 : 1))

export const sumOf = (amounts: readonly { amount: string }[]): string =>
  decimalFromCents(amounts.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0))

/** What was refunded of what was paid. */
export const refundedOf = ({ payments, refunds }: LifeState): 'nothing' | 'part' | 'all' => {
  const [paid, refunded] = [centsFromDecimal(sumOf(payments)), centsFromDecimal(sumOf(refunds))]
  if (refunded === 0) return 'nothing'
  return refunded < paid ? 'part' : 'all'
}

/** The orders of a peer with `lives`; undefined for one that sells the file's. */
export type TimelinesOf = (() => readonly OrderTimeline[]) | undefined
