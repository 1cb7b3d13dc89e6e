import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { codeOf } from '#shared/api/errors.ts'
import type { TradedCurrency } from '#shared/money/currency.ts'
import { notificationCodes } from '#shared/notifications/notification-codes.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { agreementDocumentsOf } from '../../../functions/data/agreement-documents.ts'
import { findAgreementText } from '../../../functions/data/agreement-texts.ts'
import { findAgreement } from '../../../functions/data/agreements.ts'
import { incrementCount, resetCount } from '../../../functions/data/daily-counts.ts'
import { recordEvent } from '../../../functions/data/events.ts'
import { expireFacility } from '../../../functions/data/facilities.ts'
import { listFiles } from '../../../functions/data/files.ts'
import { findShop } from '../../../functions/data/shops.ts'
import { currentNotifications } from '../../../functions/notifications/current-notifications.ts'
import { endLinking } from '../../../functions/shops/end-linking.ts'
import { carryRatesForward } from '../../../scripts/seed/carry-rates-forward.ts'
import { seedExchangeRates } from '../../../scripts/seed/seed-exchange-rates.ts'
import { trialBalance } from '../../support/draw-money.ts'
import { deliver } from '../../support/event-lanes.ts'
import { publishedRates } from '../../support/published-rates.ts'
import { logInAgain, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createIncreaseStory, type SellerWithLimit } from '../credit/increase-story.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { sellerReadyToSign, twoDirectors } from './approved-company.ts'
import { identify, read as readAll, sendCode, sign, signingTokenOf } from './signing-story.ts'

const { initiateSign, getSigners, urgeSigner, openSigning } = agreementsEndpoints
const { getShopActivation, previewShopActivation, withdrawAddendum } = agreementsEndpoints

const app = await useTestApp()
const story = createIncreaseStory(app)

const outsideOf = ['small_shop_financing'] as const

/** A limit of 98,000.00 from the shop "one", and a later linked shop "two" with the same sales. */
const sellerOfAFurtherShop = async (currency: TradedCurrency = 'GBP'): Promise<SellerWithLimit> => {
  const seller = await logInAgain(app, await sellerReadyToSign(app))
  await story.linkShop(seller, 'one', story.evenMonths(20))
  await deliver(await story.completeSigning(seller), app.deps)
  const facilityId = (await story.summaryOf(seller))?.facility_id
  if (!facilityId) throw new Error('no limit was granted')
  await story.linkShop(seller, 'two', story.evenMonths(20), { outsideOf, currency })
  return { ...seller, facilityId }
}

const initiate = ({ token }: { token: string }, ...shop_ids: string[]) =>
  app.send(initiateSign, { body: { kind: 'addendum', shop_ids } }, { token })
const activationOf = async ({ token }: { token: string }) =>
  (await app.send(getShopActivation, {}, { token })).data
const previewOf = ({ token }: { token: string }, ...shop_ids: string[]) =>
  app.send(previewShopActivation, { body: { shop_ids } }, { token })

/** A year of exchange rates up to a date. */
const ratesUntil = (date: string) => carryRatesForward(publishedRates, date).slice(-300)

/** Creates the addendum, and mails its signers. */
const begin = async (seller: SellerWithLimit) => {
  const { data } = await initiate(seller, 'two')
  await deliver(`signing-initiated#${data.agreement_id}`, app.deps)
  await app.drainEvents()
  return data.agreement_id
}
const signers = [
  ['chan@director.test', 'CHAN Tai Man'],
  ['li@director.test', 'LI Xiaoming'],
] as const
const signAll = async () => {
  const answers = []
  for (const [email, name] of signers) answers.push(await sign(app, signingTokenOf(app, email), name))
  return answers
}

/** The events from the last signature to the limit. */
const recalculate = async (seller: SellerWithLimit, agreementId: string) => {
  await deliver(`signing-completed#${agreementId}`, app.deps)
  await deliver(`limit-recalculation-requested:${seller.facilityId}:${agreementId}`, app.deps)
  for (const each of ['one', 'two']) await deliver(await story.importAgain(seller, each), app.deps)
  await deliver(`limit-recalculated:${seller.facilityId}:${agreementId}`, app.deps)
}

describe('a further shop', () => {
  it('joins by a fully signed addendum, and raises the limit to the forecast', async () => {
    const seller = await sellerOfAFurtherShop()
    expect((await activationOf(seller)).shops.map(({ id, state }) => [id, state])).toEqual([
      ['one', 'in_facility'],
      ['two', 'ready'],
    ])
    const notified = async () =>
      (await currentNotifications(app.deps.table, seller.companyId, app.clock.now())).map(({ code }) => code)
    expect(await notified()).toEqual([notificationCodes.shopOutside])
    const foretold = await previewOf(seller, 'two')
    expect(foretold.data).toMatchObject({
      limit_now: '98000.00',
      limit_after: '196000.00',
      available_after: '196000.00',
      outcome: 'raised',
      reason: null,
    })
    const agreementId = await begin(seller)
    const position = async () => (await app.send(getSigners, { body: { kind: 'addendum' } }, seller)).data
    expect(await position()).toMatchObject({ agreement_id: agreementId, status: 'ready', sign_status: 1 })
    const facilityAgreement = await app.send(getSigners, { body: {} }, seller)
    expect(facilityAgreement.data.agreement_id, 'the agreement of before').toBe(
      `agreement-${seller.companyId}`,
    )

    const [first, last] = await signAll()
    expect([first?.data.completed, last?.data.completed]).toEqual([false, true])
    expect(await story.limitOf(seller)).toMatchObject({ limit: '98000.00' })
    expect((await activationOf(seller)).addendum).toMatchObject({ status: 'signed', result: null })
    await recalculate(seller, agreementId)
    expect(await story.limitOf(seller)).toMatchObject({
      limit: '196000.00',
      watermark: '196000.00',
      available: '196000.00',
    })
    const { text } = app.outbox.newestTo(seller.email)
    for (const limit of ['98,000.00', '196,000.00']) expect(text).toContain(limit)
    const { addendum, shops, facility } = await activationOf(seller)
    expect(addendum?.result).toEqual({
      outcome: 'raised',
      reason: null,
      limit_before: '98000.00',
      limit_after: '196000.00',
      available_before: '98000.00',
      available_after: '196000.00',
    })
    expect(shops.map(({ state }) => state)).toEqual(['in_facility', 'in_facility'])
    expect(facility?.limit).toBe('196000.00')
    expect(await notified()).toEqual([])
    const { total, rebuiltEqual } = await trialBalance(app, seller.facilityId)
    expect([total, rebuiltEqual]).toEqual(['0.00', true])
    expect(app.outbox.newestTo(seller.email).text).toMatch(/补充协议/)

    // A repeated delivery changes nothing.
    await deliver(`signing-completed#${agreementId}`, app.deps)
    expect(await story.limitOf(seller)).toMatchObject({ limit: '196000.00' })
  })

  it('raises nothing on exchange rates of more than a week ago, and waits for newer ones', async () => {
    const seller = await sellerOfAFurtherShop('USD')
    await seedExchangeRates(app.deps, ratesUntil('2026-10-15'))
    expect((await previewOf(seller, 'two')).code).toBe(codeOf('noExchangeRates'))
    const agreementId = await begin(seller)
    await signAll()
    await expect(recalculate(seller, agreementId)).rejects.toThrow('too old for a new limit')
    expect(await story.limitOf(seller)).toMatchObject({ limit: '98000.00' })
    expect((await activationOf(seller)).addendum).toMatchObject({ status: 'signed', result: null })

    await seedExchangeRates(app.deps, ratesUntil('2026-10-30'))
    await deliver(`shop-imported:anew:${seller.companyId}:two`, app.deps)
    expect((await activationOf(seller)).addendum?.result).toMatchObject({ outcome: 'raised' })
  })

  it('is in a document that names the amended agreement, and is filed for the company once certified', async () => {
    const seller = await sellerOfAFurtherShop()
    const { table, files } = app.deps
    const agreementId = await begin(seller)
    expect(app.outbox.newestTo('li@director.test').subject).toContain('addendum')
    const addendum = await findAgreement(table, seller.companyId, agreementId)
    const { text: paper } = await readPdf(await buffer(await files.read(addendum?.document?.key ?? '')))
    for (const phrase of ['ShopAddendum', 'FA-1', 'Giftshop', `${seller.companyId}-two`, 'English'])
      expect(paper).toContain(phrase)
    const token = signingTokenOf(app, 'li@director.test')
    const read = await readAll(app, token, await identify(app, token))
    const [ownPart] = addendum ? agreementDocumentsOf(addendum) : []
    const kept = addendum && ownPart && (await findAgreementText(app.deps, addendum, ownPart, 'en'))
    expect(read.clauses).toEqual(kept?.text.clauses)
    await signAll()
    await deliver(`certification-due#${agreementId}`, app.deps)
    const kinds = (await listFiles(table, seller.companyId)).map(({ fileName, kind }) => [kind, fileName])
    expect(kinds).toEqual([['addendum', `${addendum?.agreementNumber}.pdf`]])
  })

  it('shows why it would not raise the limit', async () => {
    const seller = await sellerOfAFurtherShop()
    await story.linkShop(seller, 'idle', [], { outsideOf })
    expect((await previewOf(seller, 'idle')).data).toMatchObject({
      limit_after: '98000.00',
      reason: 'noGain',
    })
    await story.linkShop(seller, 'gone', story.evenMonths(2), { expiresAt: app.clock.now().toISOString() })
    expect((await previewOf(seller, 'two')).data).toMatchObject({
      limit_after: '98000.00',
      reason: 'shopsUnread',
    })
  })
})

it('an addendum that leaves the limit unchanged notifies its users', async () => {
  const { companyId, facilityId, email } = await sellerOfAFurtherShop()
  const event = {
    name: 'limit-recalculated',
    companyId,
    facilityId,
    outcome: 'kept',
    cause: 'shopsAdded',
  } as const
  const { table, clock } = app.deps
  await table.write(recordEvent(table, event, 'recalculated-to-nothing', clock()))
  await deliver('recalculated-to-nothing', app.deps)
  expect(app.outbox.newestTo(email).subject).toBe('【明岸】店铺已加入，融资额度没有变化')
})

describe('an addendum', () => {
  it('exists once at a time: repeated and concurrent calls return the existing one', async () => {
    const seller = await sellerOfAFurtherShop()
    await story.linkShop(seller, 'three', story.evenMonths(20), { outsideOf })
    const answers = await Promise.all([initiate(seller, 'two'), initiate(seller, 'three')])
    const again = await initiate(seller, 'three')
    expect(new Set([...answers, again].map(({ data }) => data.agreement_id)).size).toBe(1)
  })

  it('is refused for ineligible shops, and without a facility', async () => {
    const seller = await sellerOfAFurtherShop()
    await story.linkShop(seller, 'unread', [], { outsideOf, status: 'importing' })
    for (const [ids, name] of [
      [[], 'notFound'],
      [['two', 'no shop'], 'notFound'],
      [['one'], 'wrongState'],
      [['unread', 'two'], 'beingProcessed'],
    ] as const) {
      expect((await initiate(seller, ...ids)).code).toBe(codeOf(name))
      expect((await previewOf(seller, ...ids)).code).toBe(codeOf(name))
    }
    await app.deps.table.write(expireFacility(app.deps.table, seller.facilityId))
    expect((await initiate(seller, 'two')).code).toBe(codeOf('wrongState'))
    expect((await activationOf(seller)).facility?.status).toBe('expired')
    const newcomer = await logInAgain(app, await signUpSeller(app))
    expect((await initiate(newcomer, 'two')).code).toBe(codeOf('wrongState'))
    expect(await activationOf(newcomer)).toEqual({ facility: null, shops: [], addendum: null })
  })

  it('can be withdrawn only by the company and before the last signature, which invalidates its links', async () => {
    const seller = await sellerOfAFurtherShop()
    const agreement_id = await begin(seller)
    const withdraw = ({ token }: { token: string }) =>
      app.send(withdrawAddendum, { body: { agreement_id } }, { token })
    const stranger = await logInAgain(app, await signUpSeller(app))
    expect((await withdraw(stranger)).code).toBe(codeOf('notFound'))
    const link = signingTokenOf(app, 'li@director.test')
    expect([(await withdraw(seller)).code, (await withdraw(seller)).code]).toEqual([0, 0])
    expect((await sendCode(app, link)).code).toBe(codeOf('wrongState'))
    const opened = await app.send(openSigning, { body: { token: link } })
    expect(opened.data).toMatchObject({ status: 'withdrawn', document: null })
    const [signer] = (await activationOf(seller)).addendum?.signers ?? []
    app.clock.advance('PT2M')
    const urged = await app.send(
      urgeSigner,
      { body: { signer_id: signer?.id ?? '', kind: 'addendum' } },
      seller,
    )
    expect(urged.code).toBe(codeOf('wrongState'))

    const { table } = app.deps
    const day = businessDate(app.clock.now())
    const count = { counted: 'signing-mail', subject: seller.companyId, day } as const
    while (await table.write(incrementCount(table, count, 100)));
    expect(await initiate(seller, 'two')).toMatchObject({ status: 429, code: codeOf('tooManyRequests') })
    await table.write(resetCount(table, count))
    const another = await begin(seller)
    expect(another).not.toBe(agreement_id)
    await signAll()
    const late = await app.send(withdrawAddendum, { body: { agreement_id: another } }, seller)
    expect(late.code).toBe(codeOf('wrongState'))
  })

  it('ends if a listed shop is unlinked', async () => {
    const seller = await sellerOfAFurtherShop()
    const { companyId } = seller
    await begin(seller)
    const link = signingTokenOf(app, 'li@director.test')
    const version = (await findShop(app.deps.table, companyId, 'two'))?.version ?? 0
    await endLinking(app.deps, companyId, 'two')
    await deliver(`shops-changed:${companyId}:two:${version}`, app.deps)
    expect((await activationOf(seller)).addendum?.status).toBe('void')
    expect((await sendCode(app, link)).code).toBe(codeOf('wrongState'))
  })

  it('is signed by the signers of the KYC at its creation', async () => {
    const seller = await sellerOfAFurtherShop()
    const { data } = await initiate(seller, 'two')
    expect(data.signers.map(({ name }) => name)).toEqual(twoDirectors.map((each) => each.full_name_en))
  })
})
