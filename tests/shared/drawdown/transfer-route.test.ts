import { expect, test } from 'vitest'
import { blockIdOf, transferRouteOf } from '#shared/drawdown/transfer-route.ts'

const all = { FPS: { maxCents: 1_000_000_00 }, CHATS: {}, crossBorder: {} }

test.each([
  ['HKD', 'HSBCHKHHHKH', 500_00, 'FPS'],
  ['HKD', 'HSBCHKHHHKH', 1_000_000_01, 'CHATS'],
  ['CNY', 'BKCHHKHH', 500_00, 'FPS'],
  ['USD', 'HSBCHKHH', 500_00, 'CHATS'],
  ['GBP', 'HSBCHKHH', 500_00, 'crossBorder'],
  ['CNY', 'ICBKCNBJ', 500_00, 'crossBorder'],
  ['HKD', 'DBSSSGSG', 500_00, 'crossBorder'],
] as const)('%s to %s of %i cents goes by %3$s', (currency, bic, amountCents, route) => {
  expect(transferRouteOf({ currency, bic, amountCents }, all)).toBe(route)
})

test('a route that the bank does not offer is not taken', () => {
  const given = { currency: 'HKD', bic: 'HSBCHKHH', amountCents: 1_00 } as const
  expect(transferRouteOf(given, { CHATS: {} })).toBe('CHATS')
  expect(transferRouteOf(given, { crossBorder: {} })).toBe('crossBorder')
  expect(transferRouteOf({ ...given, currency: 'GBP' }, { FPS: {}, CHATS: {} })).toBeUndefined()
  expect(transferRouteOf(given, {})).toBeUndefined()
})

test('a block’s id fits into 35 characters', () => {
  const messageId = `PB-${'a'.repeat(20)}`
  expect(blockIdOf(messageId, 'GBP', undefined)).toBe(`${messageId}-GBP`)
  for (const route of ['FPS', 'CHATS', 'crossBorder'] as const)
    expect(blockIdOf(messageId, 'GBP', route).length).toBeLessThanOrEqual(35)
})
