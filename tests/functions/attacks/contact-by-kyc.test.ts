import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import type { ConnectedPerson } from '#shared/kyc/connected-persons.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { findKyc, putKycSection } from '../../../functions/data/kyc.ts'
import { sweepEvents } from '../../../functions/jobs/event-sweep.ts'
import { callDesk } from '../../support/draw-money.ts'
import { logInAgain } from '../../support/sign-up-seller.ts'
import { unreviewed } from '../../support/unreviewed.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { phoneCode } from '../account/account-steps.ts'
import { sellerReadyToSign, type TestDirector, twoDirectors } from '../agreements/approved-company.ts'
import { initiate, objectionTokenOf, signingTokenOf } from '../agreements/signing-story.ts'
import { approvedBoard, type Board, changeBoard, chenMail, chenMobile } from '../kyc/two-directors.ts'

const app = await useTestApp({ config: { idleMinutes: 60 * 24 * 30 } })
let board: Board
let lin: ConnectedPerson
let chen: ConnectedPerson
beforeEach(async () => {
  app.clock.advance('P1D')
  board = await approvedBoard(app)
  const [first, second] = board.persons
  if (!first || !second) throw new Error('the board is not there')
  lin = first
  chen = second
  await app.drainEvents()
})

/** The document's number is masked in every response; the person who entered it knows it. */
const withNumber = (person: ConnectedPerson): ConnectedPerson => ({ ...person, id_number: 'E12345678' })

const own = { email: 'own@attacker.test', mobile: '13900139999' }
const approve = (fields: object = {}) =>
  callDesk(app, 'kyc-approve', { companyId: board.companyId, ...unreviewed, ...fields })
const sentTo = (to: string, since = 0) => app.outbox.sent.slice(since).filter((each) => each.to === to)
const chenInForce = async () => {
  const { token } = await logInAgain(app, board)
  const { data } = await app.send(agreementsEndpoints.getSignatory, {}, { token })
  return data.candidates.map(({ code_to: to }) => to?.to_masked)
}
const pass = async (duration: string) => {
  app.clock.advance(duration)
  await sweepEvents(app.deps)
  await app.drainEvents()
}

/** The ways for one administrator to replace the co-director's contact by their own in a change of the company. */
const ways = {
  'a change of the person': () => changeBoard(app, board, [lin, { ...chen, ...own }]),
  'deleting the person and adding them again': () => {
    const known = withNumber(chen)
    const { person_id: _former, ...added } = known
    return changeBoard(app, board, [lin, { ...added, ...own }])
  },
  'adding them a second time': () => {
    const known = withNumber(chen)
    const { person_id: _former, ...added } = known
    return changeBoard(app, board, [lin, chen, { ...added, ...own, capacity: 'shareholder' }])
  },
  'removing the person in one change and adding them in the next': async () => {
    await changeBoard(app, board, [lin])
    expect(await approve()).toMatchObject({ ok: true })
    const known = withNumber(chen)
    const { person_id: _former, ...added } = known
    return changeBoard(app, board, [lin, { ...added, ...own }])
  },
}

describe.each(Object.entries(ways))('the co-director’s contact by %s', (_name, submitChange) => {
  test('is not approved for a day, and the former contact is notified by mail and SMS', async () => {
    const before = app.outbox.sent.length
    const { submitted, id } = await submitChange()
    expect(submitted.code).toBe(200)
    await app.drainEvents()
    const [mail, ...others] = sentTo(chenMail, before)
    expect(others).toEqual([])
    expect(mail?.subject).toContain('更改您签署协议的联系方式')
    expect(mail?.text).not.toContain(own.email)
    expect(sentTo(`+86${chenMobile}`, before)).toHaveLength(1)
    expect(sentTo(own.email, before)).toEqual([])

    await pass('PT23H59M')
    const waiting = await approve()
    expect(waiting).toMatchObject({ ok: false, reason: 'ruleBroken' })
    expect(JSON.stringify(waiting)).toContain('Chen Siuming')
    expect(await chenInForce()).not.toContain('•••9999')
    await pass('PT2M')
    expect(await approve()).toMatchObject({ ok: true })
    const kyc = await findKyc(app.deps.table, board.companyId, id)
    expect(kyc?.contactChanges).toMatchObject([
      { former: { email: chenMail }, email: own.email, inEffectAt: app.clock.now().toISOString() },
    ])
  })

  test('can never be approved once the former contact has objected', async () => {
    const { id } = await submitChange()
    await app.drainEvents()
    const token = objectionTokenOf(app, chenMail)
    const opened = await app.send(agreementsEndpoints.openObjection, { body: { token } })
    expect(opened.data).toMatchObject({
      company_name: 'Harbour Lantern Trading Limited',
      signer_name: 'C••• S•••',
      email_masked: 'o•••@attacker.test',
      mobile_masked: '•••9999',
      state: 'waiting',
    })
    expect((await app.send(agreementsEndpoints.openSigning, { body: { token } })).status).toBe(422)
    const objected = await app.send(agreementsEndpoints.objectToContact, { body: { token } })
    expect(objected.code).toBe(0)
    const again = await app.send(agreementsEndpoints.objectToContact, { body: { token } })
    expect(again.data).toEqual(objected.data)
    await app.drainEvents()
    const reports = sentTo(board.email).filter(({ subject }) => subject?.includes('反对公司资料变更'))
    expect(reports).toHaveLength(1)
    await pass('P2D')
    expect(await approve()).toMatchObject({ ok: false, reason: 'ruleBroken' })
    const shown = await callDesk(app, 'kyc-show', { companyId: board.companyId, kycId: id })
    expect(shown).toMatchObject({
      contactChanges: [{ name: 'Chen Siuming', email: own.email, objectedAt: expect.any(String) }],
    })
  })
})

describe('a contact that a change gives', () => {
  test('waits from the first request, and again for another contact or after an objection', async () => {
    const before = app.outbox.sent.length
    const { id } = await changeBoard(app, board, [lin, { ...chen, ...own }])
    await app.drainEvents()
    await pass('PT23H')
    const handBack = () => callDesk(app, 'kyc-return', { companyId: board.companyId, reason: 'look again' })
    const change = { token: (await logInAgain(app, board)).token }
    await handBack()
    await changeBoard(app, change, [lin, { ...chen, ...own, position: 'Owner' }])
    await pass('PT2H')
    expect(sentTo(chenMail, before).filter(({ subject }) => subject?.includes('更改您签署'))).toHaveLength(1)
    await handBack()
    await changeBoard(app, change, [lin, { ...chen, ...own, email: 'second@attacker.test' }])
    await app.drainEvents()
    expect(await approve({ kycId: id })).toMatchObject({ ok: false, reason: 'ruleBroken' })
    const token = objectionTokenOf(app, chenMail)
    await app.send(agreementsEndpoints.objectToContact, { body: { token } })
    await handBack()
    const again = { email: 'second@attacker.test', position: 'Chair' }
    await changeBoard(app, change, [lin, { ...chen, ...own, ...again }])
    await app.drainEvents()
    expect(objectionTokenOf(app, chenMail)).not.toBe(token)
    await pass('P1D')
    expect(await approve()).toMatchObject({ ok: true })
  })

  test('does not apply to a reverted change or a first KYC', async () => {
    const first = await findKyc(app.deps.table, board.companyId, board.kycId)
    expect(first?.contactChanges).toBeUndefined()
    await changeBoard(app, board, [lin, { ...chen, ...own }])
    await app.drainEvents()
    const token = objectionTokenOf(app, chenMail)
    await callDesk(app, 'kyc-return', { companyId: board.companyId, reason: 'look again' })
    await changeBoard(app, board, [lin, { ...chen, position: 'Chair' }])
    expect((await app.send(agreementsEndpoints.openObjection, { body: { token } })).status).toBe(422)
    expect(await approve()).toMatchObject({ ok: true })
  })

  test('cannot be objected to once it is in force or withdrawn', async () => {
    const { id } = await changeBoard(app, board, [lin, { ...chen, ...own }])
    await app.drainEvents()
    const token = objectionTokenOf(app, chenMail)
    await app.send(kycEndpoints.withdrawChange, { body: { id } }, board)
    expect((await app.send(agreementsEndpoints.objectToContact, { body: { token } })).status).toBe(422)
    await changeBoard(app, board, [lin, { ...chen, ...own }])
    await app.drainEvents()
    const second = objectionTokenOf(app, chenMail)
    await pass('P1D')
    expect(await approve()).toMatchObject({ ok: true })
    const late = await app.send(agreementsEndpoints.objectToContact, { body: { token: second } })
    expect(late.status).toBe(422)
  })

  test('concurrently objected to and approved has one outcome', async () => {
    const { id } = await changeBoard(app, board, [lin, { ...chen, ...own }])
    await app.drainEvents()
    const token = objectionTokenOf(app, chenMail)
    await pass('P1D')
    const [approved, objected] = await Promise.all([
      approve(),
      app.send(agreementsEndpoints.objectToContact, { body: { token } }),
    ])
    expect([approved.ok, objected.code === 0].filter(Boolean)).toHaveLength(1)
    const kyc = await findKyc(app.deps.table, board.companyId, id)
    expect(kyc?.status === 'approved').toBe(kyc?.contactChanges?.[0]?.objectedAt === undefined)
  })

  test('mails the former contact at most ten times a day', async () => {
    const answers: number[] = []
    for (let each = 0; each < 11; each++) {
      const email = `own-${each}@attacker.test`
      const { submitted } = await changeBoard(app, board, [lin, { ...chen, email }])
      answers.push(submitted.status)
      await callDesk(app, 'kyc-return', { companyId: board.companyId, reason: 'look again' })
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(10)
    expect(answers.at(-1)).toBe(429)
  })
})

const changePhone = async (token: string, number: string) => {
  const body = { phone_country_code: '+852', phone_number: number }
  const phone_code = await phoneCode(app, `+852${number}`)
  return app.send(accountEndpoints.changePhone, { body: { ...body, phone_code } }, { token })
}
const wayOf = async (token: string) =>
  (await app.send(agreementsEndpoints.openSigning, { body: { token } })).data.identification

describe('a user’s own number', () => {
  const { mobile: _mobile, mobile_area_code: _areaCode, ...director } = twoDirectors[0] as TestDirector

  test('accepts no signing code for a day after it replaced another, including earlier ones', async () => {
    const seller = await sellerReadyToSign(app)
    const { companyId, email, phone } = seller
    const persons = [{ ...director, email }]
    await app.deps.table.write(
      putKycSection(
        app.deps.table,
        { companyId, kycId: 'kyc-1' },
        { section: 'connected_persons', data: { persons }, files: [] },
      ),
    )
    await initiate(app, seller)
    const link = signingTokenOf(app, email)
    expect(await wayOf(link)).toMatchObject({ by: 'sms', to_masked: `•••${phone.slice(-4)}` })
    await app.send(agreementsEndpoints.sendSigningCode, { body: { token: link } })
    const before = app.outbox.sent.length
    expect(await changePhone(seller.token, '91234567')).toMatchObject({ status: 200 })
    await app.drainEvents()
    expect(sentTo('+85291234567', before).filter(({ text }) => text.includes('签署'))).toEqual([])
    expect(await wayOf(link)).toMatchObject({ by: 'mail' })
    const { token } = await logInAgain(app, seller)
    const candidate = (await app.send(agreementsEndpoints.getSignatory, {}, { token })).data.candidates[0]
    expect(candidate?.code_to?.to_masked).not.toBe('•••4567')
    await pass('P1D')
    expect(await wayOf(link)).toMatchObject({ by: 'sms', to_masked: '•••4567' })
  })
})
