import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { findUser, replaceUser } from '../../../../functions/data/users.ts'
import { present } from '../../../support/present.ts'
import { recordRequests } from '../../../support/record-requests.ts'
import { cookieOf, type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { beginDay, freshIp, resetTokenOf, twice } from '../account-steps.ts'
import { putCaptcha } from '../captcha/put-captcha.ts'

const app = await useTestApp()
let seller: Seller
let told: number
beforeEach(async () => {
  beginDay(app)
  seller = await signUpSeller(app)
  await app.drainEvents()
  told = app.outbox.sent.length
})

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

interface Attempt {
  password?: string
  device?: string
  email?: string
  userAgent?: string
}

const login = async ({ password, device, email, userAgent = chrome }: Attempt = {}) =>
  app.send(
    accountEndpoints.login,
    {
      body: {
        email: email ?? seller.email,
        password: password ?? seller.password,
        ...(await putCaptcha(app)),
      },
    },
    { ip: freshIp(), headers: { 'user-agent': userAgent }, ...(device ? { cookies: [device] } : {}) },
  )

const guess = async (times: number, attempt: Attempt = {}) => {
  for (let each = 1; each <= times; each++) await login({ password: 'wrong 1234', ...attempt })
}

/** The mails since the seller's signup. */
const mails = async () => {
  await app.drainEvents()
  return app.outbox.sent.slice(told).map(({ to, subject, text }) => ({ to, subject, text }))
}

const speak = async (locale: Locale) => {
  const { table } = app.deps
  const user = present(await findUser(table, seller.userId))
  await table.transact({ user: replaceUser(table, { ...user, locale }) })
}

describe('a login with an unknown browser', () => {
  test('is reported by mail with browser, place and time', async () => {
    const { cookies } = await login()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: seller.email, subject: '【明岸】您的账户在新设备上登录' })
    expect(mail?.text).toContain('设备：Chrome · Windows')
    expect(mail?.text).toMatch(/IP 地址：10\.\d+\.\d+\.\d+/)
    expect(mail?.text).toContain('操作时间：')
    await login({ device: cookieOf(cookies) })
    await login({ device: seller.device })
    expect(await mails()).toHaveLength(1)
  })

  test.each([
    ['zh-TW', '【明岸】您的帳戶於新裝置登入', '裝置：未知裝置'],
    ['en', 'Login to your Brightquay account from a new device', 'Device: Unknown device'],
  ] as const)('is reported in %s', async (locale, subject, device) => {
    await speak(locale)
    await login({ userAgent: 'curl/8' })
    const [mail] = await mails()
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain(device)
  })

  test('is not reported for a signup, a wrong password or a refused login', async () => {
    await guess(2)
    const { table } = app.deps
    const user = present(await findUser(table, seller.userId))
    await table.transact({ user: replaceUser(table, { ...user, isActivated: false }) })
    await login()
    expect(await mails()).toEqual([])
  })
})

describe('a lock', () => {
  test('by unknown browsers is reported once, whatever else they try', async () => {
    await guess(9)
    expect(await mails()).toEqual([])
    await guess(4)
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [seller.email, '【明岸】密码输错次数过多，新设备暂时不能登录'],
    ])
  })

  test('of a known browser is reported as such, and again after a password change', async () => {
    await guess(10, { device: seller.device })
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '【明岸】密码输错次数过多，一台常用设备暂时不能登录',
    ])
    const body = { token: await resetTokenOf(app, seller.email), ...twice('Kestrel#58') }
    await app.send(accountEndpoints.resetPassword, { body }, { cookies: [seller.device] })
    await guess(10, { device: seller.device })
    const subjects = (await mails()).map(({ subject }) => subject)
    expect(subjects.filter((each) => each?.includes('一台常用设备'))).toHaveLength(2)
  })

  test('is reported once for sixty concurrent attempts', async () => {
    const captchas = await Promise.all(Array.from({ length: 60 }, () => putCaptcha(app)))
    await Promise.all(
      captchas.map((captcha) =>
        app.send(
          accountEndpoints.login,
          { body: { email: seller.email, password: 'wrong 1234', ...captcha } },
          { ip: freshIp() },
        ),
      ),
    )
    expect(await mails()).toHaveLength(1)
  })

  test('of an unknown address is not reported, and costs the same', async () => {
    const plain = app.deps.table
    const requests = recordRequests(plain)
    const costOfLast = async (email: string) => {
      await guess(9, { email })
      app.deps.table = requests.table
      requests.take()
      await login({ email, password: 'wrong 1234' })
      app.deps.table = plain
      return requests.take()
    }
    const unknown = await costOfLast('nobody@shop.test')
    expect(unknown).toEqual(await costOfLast(seller.email))
    expect((await mails()).map(({ to }) => to)).toEqual([seller.email])
  })
})
