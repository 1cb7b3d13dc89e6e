import { array, asyncProperty, boolean, assert as check, constantFrom, record } from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findLoginAttempts } from '../../../../functions/data/login-attempts.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { beginDay, freshIp } from '../account-steps.ts'
import { putCaptcha } from '../captcha/put-captcha.ts'

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  beginDay(app)
  seller = await signUpSeller(app)
})

const wrong = 'wrong 1234'

interface Try {
  password: string
  ip: string
  isProven?: boolean
}

const login = async ({ password, ip, isProven }: Try) => {
  const captcha = isProven ? await putCaptcha(app) : {}
  const { code, errors } = await app.send(
    accountEndpoints.login,
    { body: { email: seller.email, password, ...captcha } },
    { ip },
  )
  return { code, wasCompared: code !== 80002 && errors === undefined }
}

const many = (times: number, one: (index: number) => Try) =>
  Promise.all(Array.from({ length: times }, (_, index) => login(one(index))))

const guesses = () =>
  findLoginAttempts(app.deps.table, {
    counted: 'wrong-password',
    subject: seller.email,
    day: businessDate(app.deps.clock()),
  })

const guessesFrom = (ip: string) =>
  findLoginAttempts(app.deps.table, {
    counted: 'wrong-password-from',
    subject: ip,
    day: businessDate(app.deps.clock()),
  })

const spent = { count: 0, comparing: 0 }

describe('sixty concurrent logins', () => {
  test('with the right password all succeed, from many networks or from one', async () => {
    const far = await many(60, () => ({ password: seller.password, ip: freshIp() }))
    expect(far.map(({ code }) => code)).toEqual(Array.from({ length: 60 }, () => 0))
    const ip = freshIp()
    const near = await many(60, () => ({ password: seller.password, ip }))
    expect(near.map(({ code }) => code)).toEqual(Array.from({ length: 60 }, () => 0))
    expect([await guesses(), await guessesFrom(ip)]).toEqual([spent, spent])
  })

  test('with wrong passwords are three attempts, and the rest require a captcha', async () => {
    const answers = await many(60, () => ({ password: wrong, ip: freshIp() }))
    expect(answers.filter(({ wasCompared }) => wasCompared)).toHaveLength(3)
    expect(answers.filter(({ code, wasCompared }) => code === 80001 && !wasCompared)).toHaveLength(57)
    expect(await guesses()).toEqual({ count: 3, comparing: 0 })
  })

  test('with wrong passwords and captchas are ten attempts, and lock', async () => {
    const answers = await many(60, () => ({ password: wrong, ip: freshIp(), isProven: true }))
    expect(answers.filter(({ wasCompared }) => wasCompared).length).toBeLessThanOrEqual(9)
    expect(answers.filter(({ code }) => code === 80002).length).toBeGreaterThanOrEqual(51)
    expect(await guesses()).toEqual({ count: 10, comparing: 0 })
    expect((await login({ password: seller.password, ip: freshIp(), isProven: true })).code).toBe(80002)
  })

  test('with two wrong passwords all others succeed', async () => {
    const answers = await many(60, (index) => ({
      password: index % 30 === 7 ? wrong : seller.password,
      ip: freshIp(),
    }))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(58)
    expect((await guesses()).comparing).toBe(0)
  })
})

test('in any mix, no attempt escapes the counter and no reservation stays open', async () => {
  const oneTry = record({ isRight: boolean(), isProven: boolean(), near: constantFrom(true, false, false) })
  await check(
    asyncProperty(array(oneTry, { minLength: 2, maxLength: 24 }), async (tries) => {
      beginDay(app)
      const ip = freshIp()
      const given = tries.map(({ isRight, isProven, near }) => ({
        password: isRight ? seller.password : wrong,
        ip: near ? ip : freshIp(),
        isProven,
      }))
      const answers = await Promise.all(given.map(login))
      const wrongOnes = tries.filter(({ isRight }) => !isRight).length
      const rightOnes = answers.filter((_, index) => tries[index]?.isRight)
      const loggedIn = rightOnes.filter(({ code }) => code === 0).length
      const comparedOf = (proven: boolean) =>
        answers.filter(({ wasCompared }, index) => {
          const { isRight, isProven } = tries[index] ?? { isRight: true }
          return wasCompared && !isRight && isProven === proven
        }).length
      const { count, comparing } = await guesses()
      expect([comparing, (await guessesFrom(ip)).comparing]).toEqual([0, 0])
      expect(count).toBeLessThanOrEqual(Math.min(wrongOnes, 10))
      // Only a successful login resets the counter.
      expect(comparedOf(false)).toBeLessThanOrEqual(3 * (loggedIn + 1))
      expect(comparedOf(false) + comparedOf(true)).toBeLessThanOrEqual(10 * (loggedIn + 1))
      expect(loggedIn > 0 || count >= Math.min(wrongOnes, 3)).toBe(true)
      expect(wrongOnes >= 3 || loggedIn === rightOnes.length).toBe(true)
      expect(answers.filter(({ code }, index) => code === 0 && !tries[index]?.isRight)).toEqual([])
    }),
    { numRuns: 25 },
  )
})
