import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { createConsents } from '../../scripts/sandbox/payment-accounts/consents.ts'
import { takingsOf } from '../../scripts/sandbox/payment-accounts/takings.ts'

const folder = mkdtempSync(join(tmpdir(), 'consents-'))
const clock = () => new Date('2026-11-21T06:00:00.000Z')
afterAll(() => rmSync(folder, { recursive: true }))

test.each(['2026-11-21T06:00:00.000Z', '2026-12-25T12:00:00.000Z', '2027-03-01T06:00:00.000Z'])(
  'whatever was sold by %s was paid out or is still there',
  (at) => {
    for (const index of [0, 1]) {
      const { sales, pendingCents, availableCents, payouts } = takingsOf(
        { index, of: 2 },
        '2026-11-20',
        new Date(at),
      )
      const net = sales
        .map(({ kind, amount }) => (kind === 'sale' ? 1 : -1) * centsFromDecimal(amount))
        .reduce((sum, cents) => sum + cents, 0)
      const paid = payouts.reduce((sum, { cents }) => sum + cents, 0)
      expect(paid + pendingCents + availableCents).toBe(net)
      expect(payouts.every(({ cents }) => cents > 0)).toBe(true)
    }
  },
)

test('a payment platform keeps its consents over a restart, and no secret', () => {
  const open = () => createConsents({ clock, prefix: 'token-', folder })
  const code = open().approve({ email: 'seller@shop.test', name: 'A shop' }, 'https://portal.test/back')
  const issued = open().exchange(code, 'https://portal.test/back')
  expect(open().findByAccessToken(issued?.accessToken ?? '')).toMatchObject({ name: 'A shop' })
  const kept = readFileSync(join(folder, 'consents.json'), 'utf8')
  for (const secret of [code, issued?.accessToken, issued?.refreshToken]) expect(kept).not.toContain(secret)
})

test('a code is good for the address that it was asked for alone', () => {
  const consents = createConsents({ clock, prefix: 'token-' })
  const code = consents.approve({ email: 'seller@shop.test', name: 'A shop' }, 'https://portal.test/back')
  expect(consents.exchange(code, 'https://elsewhere.test')).toBeUndefined()
})
