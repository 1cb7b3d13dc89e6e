import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeDelayMs,
  isPayoutAccountUsableAt,
  payoutAccountMayBecome,
  payoutAccountStateAt,
  payoutAccountStatuses,
  payoutAccountUsableFrom,
  preferredOf,
} from '#shared/drawdown/payout-account.ts'

const entered = new Date('2026-11-02T01:00:00.000Z')
const later = (ms: number) => new Date(entered.getTime() + ms)

describe('a payout account', () => {
  test('is usable only if verified, and after its waiting day unless it is the first', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...payoutAccountStatuses),
        fc.boolean(),
        fc.integer({ min: 0, max: 3 * changeDelayMs }),
        (status, isFirst, ms) => {
          const account = { status, usableFrom: payoutAccountUsableFrom(isFirst, entered) }
          const waited = isFirst || ms >= changeDelayMs
          expect(isPayoutAccountUsableAt(account, later(ms))).toBe(status === 'verified' && waited)
          expect(payoutAccountStateAt(account, later(ms)) === 'waiting').toBe(
            !waited && (status === 'verified' || status === 'to be verified'),
          )
        },
      ),
    )
  })

  test('can be removed, which is final', () => {
    for (const status of payoutAccountStatuses) {
      expect(payoutAccountMayBecome('removed', status)).toBe(false)
      expect(payoutAccountMayBecome(status, 'removed')).toBe(status !== 'removed')
    }
  })
})

const account = (accountId: string, chosenAt?: string, status: 'verified' | 'removed' = 'verified') => ({
  accountId,
  status,
  ...(chosenAt ? { chosenAt } : {}),
})

test('of a currency’s accounts the last chosen one is the default, unless removed', () => {
  expect(preferredOf([])).toBeUndefined()
  expect(
    preferredOf([account('a', '2026-11-01'), account('b'), account('c', '2026-11-03', 'removed')])?.accountId,
  ).toBe('a')
  expect(preferredOf([account('a', '2026-11-01'), account('b', '2026-11-02')])?.accountId).toBe('b')
})
