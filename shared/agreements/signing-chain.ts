import { sortedEntries } from '../sorting/compare-text.ts'

/** The events of an agreement from its creation until everyone has signed, or it ends otherwise. */
export const signingEventKinds = [
  'made',
  'rendered',
  'invited',
  'opened',
  'code_sent',
  'identified',
  'read',
  'consented',
  'signed',
  'declined',
  'contact_requested',
  'contact_objected',
  'contact_released',
  'contact_changed',
  'replaced',
  'reminded',
  'lapsed',
  'withdrawn',
  'completed',
] as const
export type SigningEventKind = (typeof signingEventKinds)[number]

/** One event in the hash chain that proves how an agreement was signed. */
export interface SigningEvent {
  /** Counts from 1. */
  seq: number
  /** ISO timestamp, UTC. */
  at: string
  kind: SigningEventKind
  signerId?: string
  ip?: string
  /** The browser's User-Agent header. */
  userAgent?: string
  details: Readonly<Record<string, string>>
  /** The hash of the event before, `chainOrigin` of the first. */
  previous: string
  /** SHA-256 of `canonicalEvent`, in hexadecimal. */
  hash: string
}

/** The length of a chain, and the hash of its last event. */
export interface SigningChain {
  length: number
  end: string
}

export const chainOrigin = '0'.repeat(64)

export const emptyChain: SigningChain = { length: 0, end: chainOrigin }

/** The hashed text of an event: a JSON array in a fixed order, with the details sorted by their names. */
export const canonicalEvent = ({
  seq,
  at,
  kind,
  signerId,
  ip,
  userAgent,
  details,
  previous,
}: Omit<SigningEvent, 'hash'>): string =>
  JSON.stringify([
    seq,
    at,
    kind,
    signerId ?? null,
    ip ?? null,
    userAgent ?? null,
    sortedEntries(details),
    previous,
  ])

/**
 * The number of the first event that differs from the chain: changed, missing, out of order or added. Undefined if the
 * events are the whole chain.
 */
export const findBrokenLink = (
  events: readonly SigningEvent[],
  { length, end }: SigningChain,
  hashOf: (text: string) => string,
): number | undefined => {
  let previous = chainOrigin
  for (const [index, event] of events.entries()) {
    const isNext = event.seq === index + 1 && event.previous === previous
    if (!isNext || hashOf(canonicalEvent(event)) !== event.hash) return index + 1
    previous = event.hash
  }
  if (events.length !== length) return Math.min(events.length, length) + 1
  return previous === end ? undefined : length
}
