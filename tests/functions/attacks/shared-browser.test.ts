import { describe, expect, test } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { findCreditApplication } from '../../../functions/data/credit-applications.ts'
import { findEvent } from '../../../functions/data/events.ts'
import { deskOf } from '../../support/desk-of.ts'
import { callDesk, trialBalance } from '../../support/draw-money.ts'
import { deliver } from '../../support/event-lanes.ts'
import { refusal } from '../../support/refusal.ts'
import { logInAgain, type Seller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { sellerReadyToSign } from '../agreements/approved-company.ts'
import { initiate, sign, signingTokenOf } from '../agreements/signing-story.ts'
import { createIncreaseStory, type SellerWithLimit } from '../credit/increase-story.ts'

const app = await useTestApp()
const story = createIncreaseStory(app)

const office = '198.51.100.9'

/** Both directors sign by their mailed links, from one browser at `office` by default. */
const signBoth = async (liAt: string | undefined = office) => {
  await sign(app, signingTokenOf(app, 'chan@director.test'), 'CHAN Tai Man', office)
  const { data } = await sign(app, signingTokenOf(app, 'li@director.test'), 'LI Xiaoming', liAt)
  expect(data.completed).toBe(true)
  await app.drainEvents()
}

interface Signed extends Seller {
  agreementId: string
}

const signedFacility = async (liAt?: string): Promise<Signed> => {
  app.clock.advance('P1D')
  const seller = await logInAgain(app, await sellerReadyToSign(app))
  await story.linkShop(seller, 'one', story.evenMonths(20))
  const { agreement_id: agreementId } = await initiate(app, seller)
  await signBoth(liAt)
  return { ...seller, agreementId }
}

const acknowledge = (of: Signed, fields: object = {}) =>
  callDesk(app, 'signers-acknowledge', {
    companyId: of.companyId,
    agreementId: of.agreementId,
    reason: 'called both directors',
    ...fields,
  })

const stateOf = async ({ token }: Signed, kind: 'facility' | 'addendum' | 'increase' = 'facility') =>
  (await app.send(agreementsEndpoints.getSigners, { body: { kind } }, { token })).data

describe('an agreement signed by two people from one network address and browser', () => {
  test('grants no limit before two staff members have acknowledged it, and then once', async () => {
    const seller = await signedFacility()
    const find = () => findCreditApplication(app.deps.table, seller.companyId, 'small_shop_financing')
    expect(await find()).toBeUndefined()
    expect(await story.limitOf(seller)).toMatchObject({ status: 'calculating', limit: null })
    expect(await stateOf(seller)).toMatchObject({ status: 'signed', awaits_check: true })

    // Other calculations of the limit do not bypass it.
    await deliver(`signing-completed#${seller.agreementId}`, app.deps)
    await deliver(await story.endImport(seller, 'one'), app.deps)
    await app.drainEvents()
    expect(await find()).toBeUndefined()

    const outcomes = await Promise.all([acknowledge(seller), acknowledge(seller), acknowledge(seller)])
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true])
    await app.drainEvents()
    await deliver(`signing-completed#${seller.agreementId}`, app.deps)
    await deliver(`signing-completed#${seller.agreementId}#acknowledged`, app.deps)
    expect(await find()).toMatchObject({ status: 'active', version: 1 })
    expect(await story.facilitiesOf(seller)).toHaveLength(1)
    expect(await story.limitOf(seller)).toMatchObject({ status: 'active', limit: '98000.00' })
    expect(await stateOf(seller)).toMatchObject({ awaits_check: false })
    const acts = (await app.everyItem()).filter(
      ({ type, action, companyId }) =>
        type === 'audit' && action === 'signers-acknowledge' && companyId === seller.companyId,
    )
    expect(acts).toHaveLength(1)
    expect(acts[0]).toMatchObject({ reason: 'called both directors' })
  })

  test('shows the lender that it is blocked, and who acknowledged it', async () => {
    const seller = await signedFacility()
    const { companyId, agreementId } = seller
    const listed = async () => JSON.stringify(await callDesk(app, 'agreement-list', { companyId }))
    const risk = () => callDesk(app, 'kyc-risk', { companyId })
    expect(await listed()).toContain('"signerCheck":{"since":')
    expect(await risk()).toMatchObject({
      level: 'high',
      signerChecks: [{ agreementId, signers: 'CHAN Tai Man, LI Xiaoming', acknowledgedAt: null }],
    })
    await acknowledge(seller)
    expect(await listed()).toContain('"acknowledgedBy":"')
    const acknowledged = await risk()
    expect(acknowledged).toMatchObject({
      signedTogether: [expect.stringContaining('CHAN Tai Man, LI Xiaoming')],
      signerChecks: [{ acknowledgedAt: app.clock.now().toISOString(), acknowledgedBy: expect.any(String) }],
    })
    expect(acknowledged).not.toMatchObject({ level: 'high' })
  })

  test('cannot be acknowledged by one person, or without a reason', async () => {
    const seller = await signedFacility()
    const cautious = deskOf({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })
    const { companyId, agreementId } = seller
    const act = { action: 'signers-acknowledge', actor: 'ada', companyId, agreementId }
    expect(await cautious(act)).toMatchObject({ ok: false })
    expect(await cautious({ ...act, reason: 'called both' })).toHaveProperty('proposalId')
    await app.drainEvents()
    expect(await stateOf(seller)).toMatchObject({ awaits_check: true })
  })

  test('adds no shop until it is acknowledged', async () => {
    const granted = await signedFacility('198.51.100.10')
    const facilityId = (await story.summaryOf(granted))?.facility_id ?? ''
    const seller: SellerWithLimit & Signed = { ...granted, facilityId }
    await story.linkShop(seller, 'two', story.evenMonths(20), { outsideOf: ['small_shop_financing'] })
    const { data } = await app.send(
      agreementsEndpoints.initiateSign,
      { body: { kind: 'addendum', shop_ids: ['two'] } },
      seller,
    )
    await app.drainEvents()
    await signBoth()
    const activation = async () => (await app.send(agreementsEndpoints.getShopActivation, {}, seller)).data
    const stateOfTwo = async () => (await activation()).shops.find(({ id }) => id === 'two')?.state
    expect(await stateOfTwo()).toBe('ready')
    expect((await activation()).addendum).toMatchObject({
      status: 'signed',
      awaits_check: true,
      result: null,
    })

    const { agreement_id: agreementId } = data
    expect(await acknowledge({ ...seller, agreementId })).toMatchObject({ ok: true })
    await deliver(`signing-completed#${agreementId}#acknowledged`, app.deps)
    await deliver(`limit-recalculation-requested:${facilityId}:${agreementId}`, app.deps)
    for (const each of ['one', 'two']) await deliver(await story.importAgain(seller, each), app.deps)
    expect(await stateOfTwo()).toBe('in_facility')
    expect((await activation()).addendum).toMatchObject({ awaits_check: false })
    expect(await story.limitOf(seller)).toMatchObject({ limit: '196000.00' })
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('raises no limit until it is acknowledged', async () => {
    const granted = await signedFacility('198.51.100.10')
    const facilityId = (await story.summaryOf(granted))?.facility_id ?? ''
    const seller: SellerWithLimit & Signed = { ...granted, facilityId }
    await story.sellMore(seller)
    const asked = await story.submit(seller, { requested_limit: '150000.00' })
    const requestId = asked.data?.approval_id ?? ''
    const approval = await callDesk(app, 'limit-approve', { facilityId, requestId, limit: '120000.00' })
    expect(approval).toMatchObject({ ok: true, status: 'offered' })
    const { data } = await app.send(agreementsEndpoints.initiateSign, { body: { kind: 'increase' } }, seller)
    await app.drainEvents()
    await signBoth()
    expect(await story.limitOf(seller)).toMatchObject({ limit: '98000.00' })
    const increaseOf = async () =>
      (await app.send(creditEndpoints.getLimitIncrease, {}, seller)).data?.request
    expect(await increaseOf()).toMatchObject({ status: 'offered', agreement: { awaits_check: true } })

    expect(await acknowledge({ ...seller, agreementId: data.agreement_id })).toMatchObject({ ok: true })
    await app.drainEvents()
    expect(await story.limitOf(seller)).toMatchObject({ limit: '120000.00' })
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('is not blocked if each signed from their own, with nothing to acknowledge', async () => {
    const seller = await signedFacility('198.51.100.10')
    expect(await story.limitOf(seller)).toMatchObject({ status: 'active' })
    expect(await acknowledge(seller)).toMatchObject(refusal('wrongState'))
    expect(await acknowledge({ ...seller, agreementId: 'none' })).toMatchObject(refusal('notFound'))
    const again = `signing-completed#${seller.agreementId}#acknowledged`
    expect(await findEvent(app.deps.table, again)).toBeUndefined()
  })
})
