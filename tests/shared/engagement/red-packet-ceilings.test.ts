import { expect, test } from 'vitest'
import { ceilingExceededBy, redPacketCeilings } from '#shared/engagement/red-packet-ceilings.ts'
import { currencies } from '#shared/money/currency.ts'

test.each([
  [1_000_00, 1, undefined],
  [1_000_01, 1, 'packet'],
  [1_000_00, 50, undefined],
  [1_000_00, 51, 'issue'],
  [1, 5_000_000, undefined],
  [1, 5_000_001, 'issue'],
  [1_000_000_00, 1_000_000, 'packet'],
])('packets of %s cents, %s of them, in pounds exceed the ceiling of %s', (amountCents, count, of) =>
  expect(ceilingExceededBy('GBP', amountCents, count)?.of).toBe(of),
)

test.each(currencies)(
  'in %s a month’s ceiling allows an issue, and an issue’s allows a packet',
  (currency) => {
    const { packetCents, issueCents, monthCents } = redPacketCeilings[currency]
    expect(packetCents).toBeLessThan(issueCents)
    expect(issueCents).toBeLessThanOrEqual(monthCents)
  },
)
