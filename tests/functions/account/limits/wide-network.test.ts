import { expect, test } from 'vitest'
import { businessDate } from '#shared/time/business-date.ts'
import { countCallFrom } from '../../../../functions/account/limits/count-call-from.ts'
import { attemptPassword } from '../../../../functions/account/passwords/attempt-password.ts'
import { type Counted, countKey, findCount } from '../../../../functions/data/daily-counts.ts'
import { put } from '../../../../functions/data/table.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()

/** Stores a day's count for a /48 network, each call from another /64 of it. */
const comeFrom = (counted: Counted, subject: string, count: number) =>
  app.deps.table.write(
    put(app.deps.table, {
      ...countKey({ counted, subject, day: businessDate(app.clock.now()) }),
      type: 'daily-count',
      count,
      comparing: 0,
    }),
  )

const guess = (subject: string, ip: string) =>
  attemptPassword(
    app.deps,
    { subject, credentials: undefined, password: 'wrong', ip, captcha: 'never' },
    async () => undefined,
  )

const call = (ip: string) => countCallFrom(app.deps, 'paper-check-from', ip, 2).commit()

test('password attempts are refused from all of an IPv6 /48 after 2,000 of them', async () => {
  await comeFrom('wrong-password-from', '2001:db8:1::/48', 1999)
  expect(await guess('first@shop.test', '2001:db8:1:7::1')).toMatchObject({ reason: 'wrongPassword' })
  expect(await guess('second@shop.test', '2001:db8:1:8::1')).toMatchObject({ reason: 'tooManyRequests' })
  expect(await guess('second@shop.test', '2001:db8:2:8::1')).toMatchObject({ reason: 'wrongPassword' })
})

test('a right password is released from each counter', async () => {
  const day = businessDate(app.clock.now())
  const { hashPassword } = await import('../../../../functions/account/passwords/hash-password.ts')
  const passwordHash = await hashPassword('right', app.deps.hashStrength)
  const credentials = { email: 'right@shop.test', userId: 'u', passwordHash, version: 1 }
  const tried = await attemptPassword(
    app.deps,
    {
      subject: credentials.email,
      credentials,
      password: 'right',
      ip: '2001:db8:3:1::1',
      captcha: 'never',
    },
    async () => undefined,
  )
  expect(tried.ok).toBe(true)
  for (const subject of ['2001:db8:3:1::/64', '2001:db8:3::/48'])
    expect(await findCount(app.deps.table, { counted: 'wrong-password-from', subject, day })).toBe(0)
})

test('public calls are refused from all of such a network after twenty times the limit of one', async () => {
  for (let network = 1; network <= 20; network++)
    expect([
      await call(`2001:db8:4:${network}::1`),
      await call(`2001:db8:4:${network}::2`),
      network < 20 && (await call(`2001:db8:4:${network}::3`)),
    ]).toEqual([true, true, false])
})

test('an IPv4 address has one counter', async () => {
  const { writes } = countCallFrom(app.deps, 'paper-check-from', '198.51.100.7', 2)
  expect(writes.wideNetwork).toBeUndefined()
})
