import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { findUser, findUserIdOfPhone } from '../../../../functions/data/users.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { beginDay, isLoggedIn, otherCode, phoneCode } from '../account-steps.ts'

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  beginDay(app)
  seller = await signUpSeller(app)
})

let numbers = 0

const freshNumber = () => {
  numbers++
  return `9${String(numbers).padStart(7, '0')}`
}

const change = (phone_number: string, phone_code: string, token = seller.token) =>
  app.send(
    accountEndpoints.changePhone,
    { body: { phone_country_code: '+852', phone_number, phone_code } },
    { token },
  )

const verify = (phone_code: string) =>
  app.send(accountEndpoints.verifyPhone, { body: { phone_code } }, seller)

const codeFault = [{ field: 'body.phone_code', rule: 'codeInvalid' }]

const holderOf = (phone: string) => findUserIdOfPhone(app.deps.table, phone)

describe('changing the number', () => {
  test('is refused with a wrong code, or with that of another number', async () => {
    const number = freshNumber()
    const code = await phoneCode(app, `+852${number}`)
    const wrong = await change(number, otherCode(code))
    expect([wrong.status, wrong.code, wrong.errors]).toEqual([422, 80012, codeFault])
    app.clock.advance('PT60S')
    const ofOwn = await phoneCode(app, seller.phone)
    const ofAnother = ofOwn === code ? otherCode(code) : ofOwn
    expect((await change(number, ofAnother)).code).toBe(80012)
    expect((await change(freshNumber(), code)).code).toBe(60002)
    expect(await holderOf(seller.phone)).toBe(seller.userId)
    expect(await holderOf(`+852${number}`)).toBeUndefined()
  })

  test('is refused with 60002 for a code that is five minutes old', async () => {
    const number = freshNumber()
    const code = await phoneCode(app, `+852${number}`)
    app.clock.advance('PT5M')
    const late = await change(number, code)
    expect([late.status, late.code, late.errors]).toEqual([422, 60002, codeFault])
  })

  test('to another user’s number is refused with 30012, and the code stays valid', async () => {
    const other = await signUpSeller(app)
    app.clock.advance('PT60S')
    const code = await phoneCode(app, other.phone)
    const body = {
      phone_country_code: '+86' as const,
      phone_number: other.phone.slice(3),
      phone_code: code,
    }
    const taken = await app.send(accountEndpoints.changePhone, { body }, seller)
    expect([taken.status, taken.code]).toEqual([409, 30012])
    expect(taken.errors).toEqual([{ field: 'body.phone_number', rule: 'invalid' }])
    expect(await holderOf(other.phone)).toBe(other.userId)
    expect(await holderOf(seller.phone)).toBe(seller.userId)
    const owner = await app.send(accountEndpoints.verifyPhone, { body: { phone_code: code } }, other)
    expect(owner.code).toBe(0)
  })

  test('reports every wrong field at once', async () => {
    const answer = await app.sendRaw(
      accountEndpoints.changePhone,
      { body: JSON.stringify({ phone_country_code: '+852', phone_number: '123', phone_code: '12' }) },
      seller,
    )
    expect([answer.status, answer.code]).toEqual([400, 20008])
    expect(answer.errors).toEqual([
      { field: 'body.phone_code', rule: 'codeInvalid' },
      { field: 'body.phone_number', rule: 'mobileInvalid' },
    ])
  })

  test.each([
    [{ phone_country_code: '+44', phone_number: '7911123456' }, { 'body.phone_number': 'mobileInvalid' }],
    [
      { phone_country_code: '+', phone_number: '61234567' },
      { 'body.phone_country_code': 'areaCodeRequired' },
    ],
    [{ phone_country_code: '+852', phone_number: ' ' }, { 'body.phone_number': 'mobileRequired' }],
    [{}, { 'body.phone_country_code': 'areaCodeRequired', 'body.phone_number': 'mobileRequired' }],
  ])('to %j is refused like any unserved area', async (phone, rules) => {
    const answer = await app.sendRaw(
      accountEndpoints.changePhone,
      { body: JSON.stringify({ ...phone, phone_code: '123456' }) },
      seller,
    )
    expect(answer.code).toBe(20008)
    expect(Object.fromEntries((answer.errors ?? []).map(({ field, rule }) => [field, rule]))).toEqual(rules)
  })

  test('claims the new number, releases the old one and notifies the user by mail', async () => {
    const number = freshNumber()
    const answer = await change(number, await phoneCode(app, `+852${number}`))
    expect(answer.data).toMatchObject({
      userId: seller.userId,
      mobile: number,
      phone_country_code: '+852',
      phone_verified: true,
    })
    expect([await holderOf(`+852${number}`), await holderOf(seller.phone)]).toEqual([
      seller.userId,
      undefined,
    ])
    expect(await findUser(app.deps.table, seller.userId)).toMatchObject({
      phoneVerifiedAt: app.clock.now().toISOString(),
    })
    await app.drainEvents()
    const mail = app.outbox.newestTo(seller.email)
    expect(mail.subject).toBe('【明岸】您的手机号已更换')
    expect(mail.text).toContain(`+852 •••${number.slice(-4)}`)
    expect(mail.text).not.toContain(number)
    expect(await isLoggedIn(app, seller.token)).toBe(true)
  })

  test('releases the old number for somebody else', async () => {
    const number = freshNumber()
    await change(number, await phoneCode(app, `+852${number}`))
    const other = await signUpSeller(app)
    app.clock.advance('PT60S')
    const answer = await app.send(
      accountEndpoints.changePhone,
      {
        body: {
          phone_country_code: '+86',
          phone_number: seller.phone.slice(3),
          phone_code: await phoneCode(app, seller.phone),
        },
      },
      other,
    )
    expect(answer.code).toBe(0)
    expect(await holderOf(seller.phone)).toBe(other.userId)
  })

  test('consumes its code: changing back requires another', async () => {
    const [first, second] = [freshNumber(), freshNumber()]
    const code = await phoneCode(app, `+852${first}`)
    expect((await change(first, code)).code).toBe(0)
    expect((await change(second, await phoneCode(app, `+852${second}`))).code).toBe(0)
    expect((await change(first, code)).code).toBe(60002)
    expect(await holderOf(`+852${second}`)).toBe(seller.userId)
  })

  test('by two users concurrently to one number succeeds for exactly one, and the other keeps theirs', async () => {
    const other = await signUpSeller(app)
    const number = freshNumber()
    const code = await phoneCode(app, `+852${number}`)
    const answers = await Promise.all([change(number, code), change(number, code, other.token)])
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    const [winner, loser] = answers[0]?.code === 0 ? [seller, other] : [other, seller]
    expect(await holderOf(`+852${number}`)).toBe(winner.userId)
    expect(await holderOf(loser.phone)).toBe(loser.userId)
  })

  test('succeeds despite a concurrent change of the name', async () => {
    const number = freshNumber()
    const code = await phoneCode(app, `+852${number}`)
    const [phone, ...names] = await Promise.all([
      change(number, code),
      ...['Lin', 'Mei'].map((user_name) =>
        app.send(accountEndpoints.updateProfile, { body: { user_name } }, seller),
      ),
    ])
    expect([phone.code, ...names.map((answer) => answer.code)]).toEqual([0, 200, 200])
    const user = await findUser(app.deps.table, seller.userId)
    expect(user).toMatchObject({ phoneNumber: number, phoneCountryCode: '+852' })
    expect(['Lin', 'Mei']).toContain(user?.name)
  })
})

describe('confirming one’s own number', () => {
  test('is refused with a wrong code', async () => {
    app.clock.advance('PT60S')
    const code = await phoneCode(app, seller.phone)
    const wrong = await verify(otherCode(code))
    expect([wrong.status, wrong.code, wrong.errors]).toEqual([422, 80012, codeFault])
  })

  test('is refused with another number’s code', async () => {
    const code = await phoneCode(app, `+852${freshNumber()}`)
    const answer = await verify(code)
    expect([60002, 80012]).toContain(answer.code)
  })

  test('records the time, and consumes the code', async () => {
    app.clock.advance('PT60S')
    const code = await phoneCode(app, seller.phone)
    const [first, second] = await Promise.all([verify(code), verify(code)])
    expect([first.code, second.code].toSorted((a, b) => a - b)).toEqual([0, 60002])
    expect((first.code === 0 ? first : second).data.phone_verified).toBe(true)
    expect(await findUser(app.deps.table, seller.userId)).toMatchObject({
      phoneVerifiedAt: app.clock.now().toISOString(),
    })
  })

  test('by a change to the same number sends no mail', async () => {
    app.clock.advance('PT60S')
    const code = await phoneCode(app, seller.phone)
    const before = app.outbox.sent.length
    const body = { phone_country_code: '+86' as const, phone_number: seller.phone.slice(3), phone_code: code }
    const answer = await app.send(accountEndpoints.changePhone, { body }, seller)
    expect([answer.code, answer.data.phone_verified]).toEqual([0, true])
    await app.drainEvents()
    expect(app.outbox.sent).toHaveLength(before)
    expect(await holderOf(seller.phone)).toBe(seller.userId)
  })
})
