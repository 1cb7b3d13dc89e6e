import { describe, expect, test } from 'vitest'
import {
  redPacketMayBecome,
  redPacketStatuses,
  redPacketStatusOn,
} from '#shared/engagement/red-packet-states.ts'

const allowed = [
  'active > claimed',
  'active > expired',
  'active > invalid',
  'claimed > used',
  'claimed > expired',
  'claimed > invalid',
  'used > claimed',
]

describe('a red packet', () => {
  test('changes its status only as the table states', () => {
    const ways = redPacketStatuses.flatMap((from) =>
      redPacketStatuses.filter((to) => redPacketMayBecome(from, to)).map((to) => `${from} > ${to}`),
    )
    expect(ways).toEqual(allowed)
  })

  test.each([
    ['active', '2026-11-02', 'active'],
    ['active', '2026-11-03', 'expired'],
    ['claimed', '2026-11-02', 'claimed'],
    ['claimed', '2026-11-03', 'expired'],
    ['used', '2026-11-03', 'used'],
    ['invalid', '2026-11-03', 'invalid'],
    ['expired', '2026-11-02', 'expired'],
  ] as const)('that is %s and valid until 2 November is on %s %s', (status, today, expected) => {
    expect(redPacketStatusOn({ status, expiresOn: '2026-11-02' }, today)).toBe(expected)
  })
})
