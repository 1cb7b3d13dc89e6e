import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { Write } from '../../../../functions/data/table.ts'
import { findUser, findUserIdOfPhone } from '../../../../functions/data/users.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { signUpBody } from '../../../support/sign-up-body.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { beginDay, phoneCode, tokenOf } from '../account-steps.ts'

const app = await useTestApp({ config: { fourEyes: true } })
/** The owner of a number that its carrier has reassigned to somebody else. */
let holder: Seller
let numbers = 0
beforeEach(async () => {
  beginDay(app)
  holder = await signUpSeller(app)
})

const split = (phone: string) => ({ phone_country_code: '+86' as const, phone_number: phone.slice(3) })

/** Signs up whoever now receives the codes for the number. */
const signUpWith = async (phone: string) => {
  const phone_code = await phoneCode(app, phone)
  const email = `newcomer-${++numbers}@shop.test`
  return app.send(accountEndpoints.register, { body: signUpBody(phone_code, { ...split(phone), email }) })
}

const changeTo = async (phone: string, { token }: Pick<Seller, 'token'>) => {
  const phone_code = await phoneCode(app, phone)
  return app.send(accountEndpoints.changePhone, { body: { ...split(phone), phone_code } }, { token })
}

const hasNumber = async (seller: Seller) => {
  const user = await findUser(app.deps.table, seller.userId)
  return { number: user?.phoneNumber, isLost: user?.phoneLostAt !== undefined }
}

const mailCount = async (seller: Seller): Promise<number> => {
  await app.drainEvents()
  return app.outbox.sent.filter(({ to, text }) => to === seller.email && text.includes('验证另一个手机号'))
    .length
}

describe('a number reassigned by its carrier', () => {
  test('can be taken by a signup after the old account was idle for a year, which must then verify another number', async () => {
    app.clock.advance('P364D')
    const soon = await signUpWith(holder.phone)
    expect([soon.status, soon.code]).toEqual([409, 1])
    expect(await hasNumber(holder)).toEqual({ number: holder.phone.slice(3), isLost: false })
    app.clock.advance('P1D')
    const answer = await signUpWith(holder.phone)
    expect(answer.code).toBe(0)
    expect(await findUserIdOfPhone(app.deps.table, holder.phone)).toBe(answer.data.user.userId)
    expect(await hasNumber(holder)).toEqual({ number: undefined, isLost: true })
    expect(await mailCount(holder)).toBe(1)
  })

  test('stays with an owner who has logged in within the year', async () => {
    app.clock.advance('P200D')
    await tokenOf(app, holder)
    app.clock.advance('P200D')
    expect((await signUpWith(holder.phone)).code).toBe(1)
    expect(await hasNumber(holder)).toMatchObject({ isLost: false })
  })

  test('can be taken by a change of number, after which the old owner can continue with another', async () => {
    app.clock.advance('P365D')
    const newcomer = await signUpSeller(app)
    const changed = await changeTo(holder.phone, newcomer)
    expect([changed.code, changed.data.phone_verified]).toEqual([0, true])
    const back = { ...holder, token: await tokenOf(app, holder) }
    const { data } = await app.send(accountEndpoints.getUser, {}, back)
    expect(data).toMatchObject({ mobile: '', phone_verified: false, phone_lost: true })
    await app.drainEvents()
    expect(
      (await app.send(accountEndpoints.listSecurityActivity, {}, back)).data.news.map(({ what }) => what),
    ).toContain('phoneLost')
    const proven = await changeTo('+8613900009999', back)
    expect(proven.data).toMatchObject({ mobile: '13900009999', phone_verified: true })
    expect(proven.data.phone_lost).toBeUndefined()
  })

  test('is not taken from an owner who logs in concurrently', async () => {
    app.clock.advance('P365D')
    const newcomer = await signUpSeller(app)
    const { table } = app.deps
    let hasLoggedIn = false
    app.deps.table = {
      ...table,
      async transact<Name extends string>(writes: Record<Name, Write | undefined>) {
        if ('idle' in writes && !hasLoggedIn) {
          hasLoggedIn = true
          app.deps.table = table
          await tokenOf(app, holder)
        }
        return table.transact(writes)
      },
    }
    const changed = await changeTo(holder.phone, newcomer)
    app.deps.table = table
    expect([changed.status, changed.code]).toEqual([409, 30012])
    expect(await hasNumber(holder)).toEqual({ number: holder.phone.slice(3), isLost: false })
  })

  test('is taken by one of two who verify it concurrently', async () => {
    app.clock.advance('P365D')
    const [one, other] = [await signUpSeller(app), await signUpSeller(app)]
    const phone_code = await phoneCode(app, holder.phone)
    const answers = await Promise.all(
      [one, other].map(({ token }) =>
        app.send(accountEndpoints.changePhone, { body: { ...split(holder.phone), phone_code } }, { token }),
      ),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await mailCount(holder)).toBe(1)
  })
})

describe('support', () => {
  test('can release a number within the year, with a reason and two people’s approval', async () => {
    const proposed = (await callDesk(app, 'user-release-phone', { user: holder.email })) as {
      proposalId?: string
    }
    expect(proposed.proposalId).toBeDefined()
    expect(await hasNumber(holder)).toMatchObject({ isLost: false })
    const { proposalId } = proposed
    expect(await callDesk(app, 'proposal-approve', { proposalId }), 'not by the same').toMatchObject({
      ok: false,
    })
    expect(await callDesk(app, 'proposal-approve', { actor: 'second', proposalId })).toMatchObject({
      ok: true,
    })
    expect(await hasNumber(holder)).toEqual({ number: undefined, isLost: true })
    app.clock.advance('PT60S')
    expect((await signUpWith(holder.phone)).code).toBe(0)
    expect(await mailCount(holder)).toBe(1)
    const { token } = holder
    const alone = await app.send(accountEndpoints.getUser, {}, { token })
    expect(alone.data).toMatchObject({ mobile: '', phone_lost: true })
  })
})
