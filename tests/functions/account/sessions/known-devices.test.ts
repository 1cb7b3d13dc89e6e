import { array, asyncProperty, assert as check, constantFrom } from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { incrementCount } from '../../../../functions/data/daily-counts.ts'
import { deviceIdOf, listDevices } from '../../../../functions/data/devices.ts'
import { businessDate } from '../../../../shared/time/business-date.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { recordRequests } from '../../../support/record-requests.ts'
import { cookieOf, type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { beginDay, freshIp, isLoggedIn, resetTokenOf, twice } from '../account-steps.ts'
import { putCaptcha } from '../captcha/put-captcha.ts'

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  beginDay(app)
  seller = await signUpSeller(app)
})

const wrong = 'wrong 1234'
const another = 'Kestrel#58'

interface Attempt {
  email?: string
  password?: string
  /** The browser's cookies; none for an unknown browser. */
  device?: string | undefined
  ip?: string
}

const login = async (
  { email = seller.email, password = seller.password, device, ip = freshIp() }: Attempt = {},
  captcha?: object,
) =>
  app.send(
    accountEndpoints.login,
    { body: { email, password, ...(captcha ?? (await putCaptcha(app))) } },
    { ip, ...(device ? { cookies: ['locale=en', device] } : {}) },
  )

const guess = async (times: number, attempt: Attempt = {}) => {
  const codes: number[] = []
  for (let each = 1; each <= times; each++) codes.push((await login({ password: wrong, ...attempt })).code)
  return codes
}

const lockedOut = 80002

const lockForStrangers = async () => expect((await guess(10)).at(-1)).toBe(lockedOut)

describe('the device cookie', () => {
  test('is hidden from scripts and other hosts, and stored as a hash', async () => {
    const { cookies } = await login()
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-device=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
      ),
    ])
    const secret = cookieOf(cookies).slice('__Host-device='.length)
    const items = JSON.stringify(await app.everyItem())
    expect(items).not.toContain(secret)
    expect(items).toContain(deviceIdOf(secret))
  })

  test('stays the same across logins, even of different users of a browser', async () => {
    const colleague = await signUpSeller(app)
    const again = await login({ device: seller.device })
    const theirs = await login({ email: colleague.email, device: seller.device })
    expect([cookieOf(again.cookies), cookieOf(theirs.cookies)]).toEqual([seller.device, seller.device])
    await guess(10, { email: colleague.email })
    expect((await login({ email: colleague.email, device: seller.device })).code).toBe(0)
  })

  test('is not set by a wrong password', async () => {
    const answers = [
      await login({ password: wrong }),
      await login({ password: wrong, device: seller.device }),
    ]
    expect(answers.map(({ cookies }) => cookies)).toEqual([[], []])
  })
})

describe('login attempts of unknown browsers', () => {
  test('lock unknown browsers out but not a known one, whose login does not unlock', async () => {
    await lockForStrangers()
    expect((await login()).code).toBe(lockedOut)
    expect((await login({ device: seller.device }, {})).code).toBe(0)
    expect((await login()).code).toBe(lockedOut)
  })

  test('from the same network address do not lock a known browser out either', async () => {
    const ip = freshIp()
    const { table, clock } = app.deps
    const count = { counted: 'wrong-password-from', subject: ip, day: businessDate(clock()) } as const
    for (let each = 1; each <= 100; each++) await table.write(incrementCount(table, count, 100))
    expect((await login({ ip })).code).toBe(429)
    expect((await login({ ip, device: seller.device }, {})).code).toBe(0)
  })

  test('do not block password checks within a session', async () => {
    await lockForStrangers()
    const { token } = seller
    const body = { old_password: seller.password, ...twice(another) }
    expect((await app.send(accountEndpoints.updatePassword, { body }, { token })).code).toBe(200)
  })

  test.each([
    ['a made-up secret', () => `__Host-device=${'x'.repeat(43)}`],
    ['a value other than a secret', () => '__Host-device=1'],
    ['the name of another cookie', () => seller.device.replace('__Host-', '')],
  ])('include those with %s', async (_what, device) => {
    await guess(10, { device: device() })
    expect((await login()).code).toBe(lockedOut)
    expect((await login({ device: device() })).code).toBe(lockedOut)
  })

  test('include those with another user’s known browser', async () => {
    const stranger = await signUpSeller(app)
    expect((await guess(10, { device: stranger.device })).at(-1)).toBe(lockedOut)
    expect((await login()).code).toBe(lockedOut)
    expect((await login({ device: seller.device })).code).toBe(0)
  })
})

describe('login attempts of a known browser', () => {
  test('require a captcha at the third and lock it at the tenth, and no other browser', async () => {
    const elsewhere = cookieOf((await login()).cookies)
    const { device } = seller
    expect(await guess(2, { device })).toEqual([400, 400])
    expect((await login({ device, password: wrong }, {})).code).toBe(80001)
    expect((await login({ device }, {})).errors).toEqual([{ field: 'body.code', rule: 'required' }])
    expect((await guess(7, { device })).at(-1)).toBe(lockedOut)
    expect((await login({ device })).code).toBe(lockedOut)
    expect((await login({ device: elsewhere }, {})).code).toBe(0)
    expect((await login({}, {})).code).toBe(0)
    beginDay(app)
    expect((await login({ device }, {})).code).toBe(0)
  })

  test('are reset by the right password, and by the back office', async () => {
    const { device } = seller
    await guess(2, { device })
    expect((await login({ device }, {})).code).toBe(0)
    expect(await guess(2, { device })).toEqual([400, 400])
    await guess(8, { device })
    expect((await login({ device })).code).toBe(lockedOut)
    const act = { action: 'user-unlock', actor: 'ada', user: seller.email }
    expect(await deskOf(app.deps)(act)).toMatchObject({ ok: true })
    expect((await login({ device }, {})).code).toBe(0)
  })

  test('share a counter with those in its sessions', async () => {
    const { device, token } = seller
    await guess(9, { device })
    const body = { old_password: wrong, ...twice(another) }
    expect((await app.send(accountEndpoints.updatePassword, { body }, { token })).code).toBe(lockedOut)
    expect((await login({ device })).code).toBe(lockedOut)
  })

  test('have the same responses and cost for an unknown address', async () => {
    const plain = app.deps.table
    const requests = recordRequests(plain)
    const { device } = await signUpSeller(app)
    app.deps.table = requests.table
    const seen = async (email: string) => {
      requests.take()
      const { status, body } = await login({ email, password: wrong, device }, {})
      return { status, body, cost: requests.take() }
    }
    await seen('nobody-at-first@shop.test')
    expect(await seen('nobody@shop.test')).toEqual(await seen(seller.email))
    app.deps.table = plain
  })
})

const isKnown = async (device: string) => {
  await guess(10)
  const { code } = await login({ device })
  expect([0, lockedOut]).toContain(code)
  return code === 0
}

describe('a browser is no longer known', () => {
  test('once the password is changed in another, which stays known', async () => {
    const { data, cookies } = await login()
    const body = { old_password: seller.password, ...twice(another) }
    expect((await app.send(accountEndpoints.updatePassword, { body }, { token: data.token })).code).toBe(200)
    seller = { ...seller, password: another }
    expect([await isKnown(seller.device), await isKnown(cookieOf(cookies))]).toEqual([false, true])
  })

  test('once the password is reset by mail in another, whose counter is reset', async () => {
    const mine = cookieOf((await login()).cookies)
    await guess(10, { device: mine })
    const token = await resetTokenOf(app, seller.email)
    const body = { token, ...twice(another) }
    const reset = await app.send(accountEndpoints.resetPassword, { body }, { cookies: [mine] })
    expect(reset.code).toBe(200)
    seller = { ...seller, password: another }
    expect([await isKnown(seller.device), await isKnown(mine)]).toEqual([false, true])
  })

  test('once its session is ended from another, but not by a logout', async () => {
    const { data, cookies } = await login()
    const { sessions } = (await app.send(accountEndpoints.listSessions, {}, { token: data.token })).data
    const other = sessions.find(({ is_current }) => !is_current)
    const params = { id: other?.id ?? '' }
    await app.send(accountEndpoints.endSession, { params }, { token: data.token })
    await app.send(accountEndpoints.logout, {}, { token: data.token })
    expect([await isLoggedIn(app, seller.token), await isLoggedIn(app, data.token)]).toEqual([false, false])
    expect([await isKnown(seller.device), await isKnown(cookieOf(cookies))]).toEqual([false, true])
  })

  test('half a year after its last use, which is recorded once a day', async () => {
    const expiry = async () =>
      (await listDevices(app.deps.table, seller.userId)).map((each) => each.expiresAt)
    const [first] = await expiry()
    app.clock.advance('PT23H')
    await login({ device: seller.device })
    expect(await expiry()).toEqual([first])
    app.clock.advance('PT2H')
    await login({ device: seller.device })
    const [later = ''] = await expiry()
    expect(later > (first ?? '')).toBe(true)
    const days = (count: number) => new Date(Date.parse(later) + count * 24 * 3_600_000).toISOString()
    app.clock.set(days(-0.5))
    await guess(10)
    expect((await login({ device: seller.device })).code).toBe(0)
    app.clock.set(days(180))
    expect(await isKnown(seller.device)).toBe(false)
    app.clock.set('2026-11-02T01:00:00.000Z')
  })
})

describe('sixty concurrent logins from a known browser', () => {
  test('all succeed with the right password, and are one browser', async () => {
    const { device } = seller
    const answers = await Promise.all(Array.from({ length: 60 }, () => login({ device }, {})))
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 60 }, () => 0))
    expect(await listDevices(app.deps.table, seller.userId)).toHaveLength(1)
  })

  test('are three attempts with a wrong password', async () => {
    const { device } = seller
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => login({ device, password: wrong }, {})),
    )
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(3)
    expect((await login({}, {})).code).toBe(0)
  })
})

test('in any order of attempts, a browser is locked out by its own wrong ones only', async () => {
  const who = constantFrom('stranger', 'laptop', 'phone')
  const what = constantFrom(true, false, false, false, false)
  const tries = array(
    who.chain((by) => what.map((isRight) => ({ by, isRight }))),
    {
      minLength: 10,
      maxLength: 40,
    },
  )
  await check(
    asyncProperty(tries, async (given) => {
      seller = await signUpSeller(app)
      const devices = {
        stranger: undefined,
        laptop: seller.device,
        phone: cookieOf((await login({}, {})).cookies),
      }
      const wrongOnes = { stranger: 0, laptop: 0, phone: 0 }
      for (const { by, isRight } of given) {
        const isLocked = wrongOnes[by] >= 10
        const { code } = await login({ device: devices[by], password: isRight ? seller.password : wrong })
        if (!isLocked) wrongOnes[by] = isRight ? 0 : wrongOnes[by] + 1
        expect(code === lockedOut).toBe(isLocked || wrongOnes[by] >= 10)
        expect(code === 0).toBe(isRight && !isLocked)
      }
    }),
    { numRuns: 12 },
  )
})
