import { array, asyncProperty, assert as check, integer } from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { defaultIdleMinutes } from '../../../../functions/runtime/config.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { beginDay, freshIp, isLoggedIn } from '../account-steps.ts'

const app = await useTestApp({ config: { idleMinutes: defaultIdleMinutes } })
let seller: Seller
beforeEach(async () => {
  beginDay(app)
  seller = await signUpSeller(app)
})

const login = async () => {
  const { email, password, device } = seller
  const options = { ip: freshIp(), cookies: [device] }
  return (await app.send(accountEndpoints.login, { body: { email, password } }, options)).data.token
}

const wait = (minutes: number) => app.clock.advance(`PT${minutes}M`)

describe('an idle session', () => {
  test('ends after two hours, and no call revives it', async () => {
    wait(119)
    expect(await isLoggedIn(app, seller.token)).toBe(true)
    wait(120)
    expect([await isLoggedIn(app, seller.token), await isLoggedIn(app, seller.token)]).toEqual([false, false])
    const change = {
      old_password: seller.password,
      password: 'Kestrel#58',
      password_confirmation: 'Kestrel#58',
    }
    const { status } = await app.send(accountEndpoints.updatePassword, { body: change }, seller)
    expect(status).toBe(401)
  })

  test('is neither listed as active, nor can it be ended', async () => {
    const { data } = await app.send(accountEndpoints.listSessions, {}, seller)
    wait(120)
    const token = await login()
    const after = await app.send(accountEndpoints.listSessions, {}, { token })
    expect(after.data.sessions.map(({ is_current }) => is_current)).toEqual([true])
    const params = { id: data.sessions[0]?.id ?? '' }
    expect((await app.send(accountEndpoints.endSession, { params }, { token })).code).toBe(20018)
  })
})

describe('an active session', () => {
  test('lasts at most twelve hours, even by read-only calls', async () => {
    for (let hour = 1; hour < 12; hour++) {
      wait(60)
      expect(await isLoggedIn(app, seller.token)).toBe(true)
    }
    wait(59)
    expect(await isLoggedIn(app, seller.token)).toBe(true)
    wait(1)
    expect(await isLoggedIn(app, seller.token)).toBe(false)
  })

  test('has its use recorded once in five minutes', async () => {
    const write = vi.spyOn(app.deps.table, 'write')
    for (let minute = 1; minute <= 15; minute++) {
      wait(1)
      await isLoggedIn(app, seller.token)
    }
    expect(write).toHaveBeenCalledTimes(3)
    write.mockRestore()
  })

  test('that ends concurrently is not revived by recording its use', async () => {
    wait(30)
    const [, ended] = await Promise.all([
      isLoggedIn(app, seller.token),
      app.send(accountEndpoints.logout, {}, seller),
    ])
    expect([ended.code, await isLoggedIn(app, seller.token)]).toEqual([200, false])
    expect(
      (await app.everyItem()).filter(({ type, userId }) => type === 'session' && userId === seller.userId),
    ).toEqual([])
  })
})

test('exactly a pause beyond the idle limit ends a session', async () => {
  await check(
    asyncProperty(array(integer({ min: 0, max: 150 }), { minLength: 1, maxLength: 8 }), async (pauses) => {
      const token = await login()
      let minutes = 0
      let isOver = false
      for (const pause of pauses) {
        wait(pause)
        minutes += pause
        const lives = await isLoggedIn(app, token)
        isOver ||= pause >= defaultIdleMinutes || minutes >= 12 * 60
        // In between, it depends on when the last use was recorded.
        const isSure = isOver || pause <= defaultIdleMinutes - 5
        expect(isSure ? lives : !isOver).toBe(!isOver)
        isOver ||= !lives
      }
    }),
    { numRuns: 20 },
  )
})
