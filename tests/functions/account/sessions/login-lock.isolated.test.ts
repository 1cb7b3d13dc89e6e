import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { findCount, incrementCount } from '../../../../functions/data/daily-counts.ts'
import { findUser, replaceUser } from '../../../../functions/data/users.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { putCaptcha } from '../captcha/put-captcha.ts'

const hashes = vi.hoisted(() => ({ reached: 0, strengths: [] as object[] }))

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  const argon2: typeof crypto.argon2 = (...given) => {
    hashes.reached++
    const { memory, passes, parallelism, tagLength } = given[1]
    hashes.strengths.push({ memory, passes, parallelism, tagLength })
    crypto.argon2(...given)
  }
  return { ...crypto, argon2 }
})

const app = await useTestApp()
let seller: Seller
/** Each test has a separate day. */
let today = '2026-11-02'
beforeEach(async () => {
  today = addDays(today, 1)
  app.clock.set(`${today}T01:00:00.000Z`)
  seller = await signUpSeller(app)
  hashes.reached = 0
  hashes.strengths = []
})

let networks = 0

/** A network address without counted attempts. */
const freshIp = () => {
  networks++
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
}

interface Given {
  email?: string
  password?: string
  captcha?: { uuid: string; code: string }
  ip?: string
}

const login = ({ email = seller.email, password = 'wrong 1234', captcha, ip = freshIp() }: Given = {}) =>
  app.send(accountEndpoints.login, { body: { email, password, ...captcha } }, { ip })

const captcha = () => putCaptcha(app)

const captchaRequired = [{ field: 'body.code', rule: 'required' }]

const guess = async (times: number, given: Given = {}) => {
  const codes: number[] = []
  for (let each = 1; each <= times; each++)
    codes.push((await login({ ...given, captcha: await captcha() })).code)
  return codes
}

/** The responses to twelve wrong passwords, the fourth without a captcha. */
const answersOf = async (email: string) => {
  const seen: unknown[] = []
  for (let each = 1; each <= 12; each++) {
    const { status, body } = await login({ email, ...(each === 4 ? {} : { captcha: await captcha() }) })
    seen.push([status, body])
  }
  return seen
}

describe('wrong passwords of one account', () => {
  test('require a captcha after the third, and a call without one is not compared', async () => {
    expect([(await login()).code, (await login()).code]).toEqual([400, 400])
    const third = await login()
    expect([third.status, third.code, third.errors]).toEqual([401, 80001, undefined])
    expect(hashes.reached).toBe(3)
    const fourth = await login({ password: seller.password })
    expect([fourth.code, fourth.errors]).toEqual([80001, captchaRequired])
    expect(hashes.reached).toBe(3)
    expect((await login({ password: seller.password, captcha: await captcha() })).code).toBe(0)
  })

  test('are not counted with a wrong, used or expired captcha', async () => {
    await guess(3)
    const shown = await captcha()
    const wrong = await login({ captcha: { ...shown, code: 'XXXX' } })
    expect([wrong.code, wrong.errors]).toEqual([60003, [{ field: 'body.code', rule: 'captchaInvalid' }]])
    expect((await login({ password: seller.password, captcha: shown })).code).toBe(60002)
    const old = await captcha()
    app.clock.advance('PT5M')
    expect((await login({ password: seller.password, captcha: old })).code).toBe(60002)
    expect(hashes.reached).toBe(3)
    expect(await guess(7)).toEqual([80001, 80001, 80001, 80001, 80001, 80001, 80002])
  })

  test('lock it at the tenth until the next day in Hong Kong, even for the right one', async () => {
    expect((await guess(10)).slice(8)).toEqual([80001, 80002])
    app.clock.set(`${today}T15:59:59.999Z`)
    const locked = await login({ password: seller.password, captcha: await captcha() })
    expect([locked.status, locked.code]).toEqual([423, 80002])
    expect(hashes.reached).toBe(10)
    app.clock.set(`${today}T16:00:00.000Z`)
    expect((await login({ password: seller.password })).code).toBe(0)
  })

  test('have the same responses for an unknown address', async () => {
    expect(await answersOf(`nobody-of-${seller.email}`)).toEqual(await answersOf(seller.email))
    expect(hashes.reached).toBe(20)
  })

  // Besides the requests to the table, which known-devices.test.ts compares, the hash is all the time of a
  // login.
  test('cost a hash of the same strength for an unknown address', async () => {
    await login({ email: `nobody-of-${seller.email}` })
    await login()
    const [ofNobody, ofSeller] = hashes.strengths
    expect(ofNobody).toEqual(ofSeller)
    expect(ofSeller).toMatchObject({ memory: expect.any(Number), passes: expect.any(Number) })
    expect(hashes.reached).toBe(2)
  })

  test('share a counter, however the address is written', async () => {
    await guess(2)
    expect((await login({ email: ` ${seller.email.toUpperCase()}` })).code).toBe(80001)
  })

  test('are reset by the right one', async () => {
    await guess(2)
    expect((await login({ password: seller.password })).code).toBe(0)
    expect([(await login()).code, (await login()).code]).toEqual([400, 400])
  })

  test('are reset by the right one of a blocked user, the only one that reveals the block', async () => {
    const { table, clock } = app.deps
    const user = await findUser(table, seller.userId)
    if (!user) throw new Error('no user')
    await table.transact({ user: replaceUser(table, { ...user, blockedAt: clock().toISOString() }) })
    await guess(2)
    const blocked = await login({ password: seller.password })
    expect([blocked.status, blocked.code, blocked.errors]).toEqual([
      401,
      401,
      [{ field: 'body.email', rule: 'invalid' }],
    ])
    expect((await login()).code).toBe(400)
  })
})

const stranger = () => ({ email: `stranger-${freshIp()}@shop.test` })

const countFrom = async (subject: string, times: number) => {
  const { table, clock } = app.deps
  const count = { counted: 'wrong-password-from', subject, day: businessDate(clock()) } as const
  for (let each = 1; each <= times; each++) await table.write(incrementCount(table, count, times))
}

describe('wrong passwords from one network address', () => {
  test('require a captcha after the tenth, whatever the account', async () => {
    const ip = freshIp()
    const codes: number[] = []
    for (let each = 1; each <= 10; each++) codes.push((await login({ ...stranger(), ip })).code)
    expect(codes).toEqual([400, 400, 400, 400, 400, 400, 400, 400, 400, 80001])
    const without = await login({ password: seller.password, ip })
    expect([without.code, without.errors]).toEqual([80001, captchaRequired])
    expect(hashes.reached).toBe(10)
    expect((await login({ password: seller.password, ip, captcha: await captcha() })).code).toBe(0)
    expect((await login({ password: seller.password })).code).toBe(0)
  })

  test('are refused after a hundred until the next day in Hong Kong, without locking anybody', async () => {
    const ip = freshIp()
    await countFrom(ip, 99)
    expect((await login({ ip, captcha: await captcha() })).code).toBe(80001)
    expect(hashes.reached).toBe(1)
    app.clock.set(`${today}T15:00:00.000Z`)
    for (let each = 1; each <= 12; each++) {
      const refused = await login({ ip, captcha: await captcha() })
      expect([refused.status, refused.code, refused.headers['retry-after']]).toEqual([429, 429, '3600'])
    }
    expect(hashes.reached).toBe(1)
    expect((await login({ password: seller.password })).code).toBe(0)
    app.clock.set(`${today}T16:00:00.000Z`)
    expect((await login({ password: seller.password, ip })).code).toBe(0)
  })

  test('are counted only if compared, even in concurrent calls', async () => {
    const ip = freshIp()
    const given = await Promise.all(
      Array.from({ length: 60 }, async () => ({ ip, captcha: await captcha() })),
    )
    await Promise.all(given.map(login))
    expect(hashes.reached).toBe(10)
    const { table, clock } = app.deps
    const count = { counted: 'wrong-password-from', subject: ip, day: businessDate(clock()) } as const
    expect(await findCount(table, count)).toBe(10)
  })

  test('are counted for a whole IPv6 network', async () => {
    await countFrom('2001:db8:7:1::/64', 100)
    expect((await login({ ip: '2001:db8:7:1:aaaa::5' })).code).toBe(429)
    expect((await login({ ip: '2001:db8:7:2:aaaa::5' })).code).toBe(400)
  })

  test('do not include right ones', async () => {
    const ip = freshIp()
    for (let each = 1; each <= 12; each++)
      expect((await login({ password: seller.password, ip })).code).toBe(0)
  })
})

const guesses = 300

const codesOf = async (given: readonly Given[]) => {
  const answers = await Promise.all(given.map(login))
  const counts = new Map<number, number>()
  for (const { code } of answers) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}

const manyGuesses = (one: () => Given) => Array.from({ length: guesses }, one)

describe('hundreds of concurrent wrong passwords', () => {
  test('are hashed three times without captchas', async () => {
    const codes = await codesOf(manyGuesses(() => ({ ip: freshIp() })))
    expect(hashes.reached).toBe(3)
    expect((codes.get(400) ?? 0) + (codes.get(80001) ?? 0)).toBe(guesses)
    expect((await login({ password: seller.password, captcha: await captcha() })).code).toBe(0)
  })

  test('from one network address are hashed at most ten times, without locking anybody', async () => {
    const ip = freshIp()
    const addresses = Array.from({ length: 50 }, () => `crowd-${freshIp()}@shop.test`)
    let next = 0
    const codes = await codesOf(
      manyGuesses(() => {
        next++
        return { ip, email: addresses[next % addresses.length] ?? '' }
      }),
    )
    expect((codes.get(400) ?? 0) + (codes.get(80001) ?? 0)).toBe(guesses)
    expect(hashes.reached).toBeGreaterThan(0)
    expect(hashes.reached).toBeLessThanOrEqual(10)
    for (const email of addresses.slice(0, 5)) expect((await guess(1, { email }))[0]).not.toBe(80002)
  })

  test('are hashed ten times with captchas, which locks the account until tomorrow or until it is unlocked', async () => {
    const given: Given[] = []
    for (let each = 1; each <= guesses; each++) given.push({ ip: freshIp(), captcha: await captcha() })
    const codes = await codesOf(given)
    expect(hashes.reached).toBe(10)
    expect(codes.get(80002)).toBeGreaterThan(guesses - 10)
    const right = async () => login({ password: seller.password, captcha: await captcha() })
    expect((await right()).code).toBe(80002)
    expect(hashes.reached).toBe(10)

    app.clock.set(`${today}T16:00:00.000Z`)
    expect((await right()).code).toBe(0)

    expect((await guess(10)).at(-1)).toBe(80002)
    expect((await right()).code).toBe(80002)
    const desk = deskOf(app.deps)
    expect(await desk({ action: 'user-unlock', actor: 'ada', user: seller.email })).toMatchObject({
      ok: true,
    })
    expect((await login({ password: seller.password })).code).toBe(0)
  })
})
