import { createHash } from 'node:crypto'
import { array, assert, constantFrom, dictionary, nat, option, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  canonicalEvent,
  chainOrigin,
  findBrokenLink,
  type SigningChain,
  type SigningEvent,
  signingEventKinds,
} from '#shared/agreements/signing-chain.ts'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const step = record({
  at: constantFrom('2026-11-02T01:00:00.000Z', '2026-11-02T01:00:00.001Z'),
  kind: constantFrom(...signingEventKinds),
  signerId: option(string(), { nil: undefined }),
  ip: option(string(), { nil: undefined }),
  details: dictionary(string(), string()),
})
const steps = array(step, { minLength: 1, maxLength: 8 })

const chainOf = (given: readonly { at: string; kind: SigningEvent['kind'] }[]) => {
  const events: SigningEvent[] = []
  for (const [index, each] of given.entries()) {
    const link = { details: {}, ...each, seq: index + 1, previous: events.at(-1)?.hash ?? chainOrigin }
    events.push({ ...link, hash: hashOf(canonicalEvent(link)) })
  }
  const chain: SigningChain = { length: events.length, end: events.at(-1)?.hash ?? chainOrigin }
  return { events, chain }
}

/** The same event after another program read and wrote it: its details have another order. */
const reordered = (event: SigningEvent): SigningEvent => ({
  ...event,
  details: Object.fromEntries(Object.entries(event.details).toReversed()),
})

test('an unchanged chain is valid, whatever the order of the details', () => {
  assert(
    property(steps, (given) => {
      const { events, chain } = chainOf(given)
      expect(findBrokenLink(events.map(reordered), chain, hashOf)).toBeUndefined()
    }),
  )
})

const tamperings: Record<string, (event: SigningEvent) => SigningEvent> = {
  seq: (event) => ({ ...event, seq: event.seq + 1 }),
  at: (event) => ({ ...event, at: '2026-11-02T01:00:00.002Z' }),
  kind: (event) => ({ ...event, kind: event.kind === 'signed' ? 'declined' : 'signed' }),
  signerId: (event) => ({ ...event, signerId: `${event.signerId ?? ''}x` }),
  ip: (event) => ({ ...event, ip: `${event.ip ?? ''}1` }),
  userAgent: (event) => ({ ...event, userAgent: 'another' }),
  details: (event) => ({ ...event, details: { ...event.details, '': `${event.details[''] ?? ''}x` } }),
  previous: (event) => ({ ...event, previous: hashOf(event.previous) }),
  hash: (event) => ({ ...event, hash: hashOf(event.hash) }),
  rehashed: (event) => {
    const changed = { ...event, at: '2026-11-02T01:00:00.002Z' }
    return { ...changed, hash: hashOf(canonicalEvent(changed)) }
  },
}

test('any change of an event is detected', () => {
  assert(
    property(steps, nat(), constantFrom(...Object.keys(tamperings)), (given, which, how) => {
      const { events, chain } = chainOf(given)
      const changed = which % events.length
      const tampered = events.map((event, index) =>
        index === changed ? (tamperings[how]?.(event) ?? event) : event,
      )
      expect(findBrokenLink(tampered, chain, hashOf)).toBeGreaterThan(changed)
    }),
  )
})

test('a missing, repeated, exchanged or added event is detected', () => {
  assert(
    property(steps, nat(), (given, which) => {
      const { events, chain } = chainOf(given)
      const at = which % events.length
      expect(findBrokenLink(events.toSpliced(at, 1), chain, hashOf)).toBeDefined()
      expect(findBrokenLink(events.toSpliced(at, 0, events[at] as SigningEvent), chain, hashOf)).toBeDefined()
      expect(findBrokenLink(events.slice(0, at), chain, hashOf)).toBeDefined()
      const twoExchanged = chainOf([...given, ...given]).events.toReversed()
      expect(findBrokenLink(twoExchanged, { length: twoExchanged.length, end: chain.end }, hashOf)).toBe(1)
      const longer = chainOf([...given, { at: '2026-11-02T02:00:00.000Z', kind: 'signed' }])
      expect(findBrokenLink(longer.events, chain, hashOf)).toBe(given.length + 1)
    }),
  )
})
