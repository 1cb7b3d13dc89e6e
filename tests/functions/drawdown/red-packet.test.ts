import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { findRedPacket } from '../../../functions/data/red-packets.ts'
import { remindOfRepayments } from '../../../functions/jobs/repayment-reminders.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { checkBooks } from '../../support/check-books.ts'
import { deskResult } from '../../support/desk-result.ts'
import { acceptQuote, callDesk, drawMoney, requestDrawdown, requestQuote } from '../../support/draw-money.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)
beforeEach(() => app.clock.set('2026-11-02T01:00:00.000Z'))

const id = 'welcome'

/** A seller with a collected packet of an amount, valid until the end of November. */
const sellerWithPacket = async (
  amount: string,
  facility: Parameters<typeof buildFacility>[1] = { limitCents: 50_000_00 },
): Promise<SellerWithFacility> => {
  const seller = await buildFacility(app, facility)
  const issue = { id, type: 'coupon', amount, currency: 'GBP', expiresOn: '2026-11-30' }
  await callDesk(app, 'red-packet-issue', { ...issue, companies: seller.companyId })
  await app.send(engagementEndpoints.collectRedPacket, { params: { id } }, seller)
  return seller
}

const use = { red_packet_id: id }

const packetOf = ({ companyId }: SellerWithFacility) => findRedPacket(app.deps.table, companyId, id)

const balancesOf = async ({ facilityId }: SellerWithFacility) =>
  (await readFacility(app, facilityId)).balances

const unusable = (field: string) => ({ code: 70001, errors: [{ field, rule: 'redPacketUnusable' }] })

const pay = async (here: SellerWithFacility, chargeId: string, amount: string) => {
  const { data } = await story.report(here, chargeId, amount)
  await callDesk(app, 'repayment-post', { facilityId: here.facilityId, paymentId: data.payment_id })
}

describe('a quote with a red packet', () => {
  test('has its payment, the remainder and the rate without it', async () => {
    const seller = await sellerWithPacket('100.00')
    const plain = (await requestQuote(app, seller, '10000.00')).data
    const { data } = await requestQuote(app, seller, '10000.00', use)
    // 90 days at 10.80%: 270.00
    expect(plain).toMatchObject({ interest: '270.00', total: '10270.00', effective_rate: '10.80' })
    expect(plain).not.toHaveProperty('red_packet')
    expect(data).toMatchObject({
      interest: '270.00',
      red_packet: { id, worth: '100.00', pays: '-100.00' },
      total: '10170.00',
      effective_rate: '6.80',
      effective_rate_before: '10.80',
    })
    expect(data.schedule).toMatchObject([
      { principal: '10000.00', interest: '270.00', red_packet: '-100.00', total: '10170.00' },
    ])
    expect(data.options).toMatchObject(data.options.map(() => ({ red_packet: { id, worth: '100.00' } })))
    expect((await packetOf(seller))?.status).toBe('claimed')
  })

  test('pays all interest at most, and no fee', async () => {
    const seller = await sellerWithPacket('1000.00', {
      limitCents: 50_000_00,
      terms: { fees: [{ type: 'interest_fee', percent: '1.00' }] },
    })
    const { data } = await requestQuote(app, seller, '10000.00', use)
    expect(data).toMatchObject({
      interest: '270.00',
      red_packet: { worth: '1000.00', pays: '-270.00' },
      fee: '100.00',
      total: '10100.00',
    })
  })

  test.each([
    ['that is not there', async () => 'none'],
    [
      'that is not collected',
      async ({ companyId }: SellerWithFacility): Promise<string> => {
        const issue = {
          id: 'other',
          type: 'coupon',
          amount: '5.00',
          currency: 'GBP',
          expiresOn: '2026-11-30',
        }
        await callDesk(app, 'red-packet-issue', { ...issue, companies: companyId })
        return 'other'
      },
    ],
    [
      'in another currency',
      async ({ companyId, token }: SellerWithFacility): Promise<string> => {
        const issue = {
          id: 'dollars',
          type: 'coupon',
          amount: '5.00',
          currency: 'USD',
          expiresOn: '2026-11-30',
        }
        await callDesk(app, 'red-packet-issue', { ...issue, companies: companyId })
        await app.send(engagementEndpoints.collectRedPacket, { params: { id: 'dollars' } }, { token })
        return 'dollars'
      },
    ],
  ] as const)('%s is refused', async (_, prepare) => {
    const seller = await sellerWithPacket('100.00')
    const red_packet_id = await prepare(seller)
    expect(await requestQuote(app, seller, '10000.00', { red_packet_id })).toMatchObject(
      unusable('body.red_packet_id'),
    )
  })
})

describe('a drawdown with a red packet', () => {
  test('uses it once, and one of two concurrent ones gets it', async () => {
    const seller = await sellerWithPacket('100.00')
    const quotes = await Promise.all(
      ['1000.00', '2000.00', '3000.00'].map((amount) => requestQuote(app, seller, amount, use)),
    )
    const answers = await Promise.all(quotes.map(({ data }) => acceptQuote(app, seller, data.quote_id)))
    const taken = answers.filter(({ code }) => code === 0)
    expect(taken).toHaveLength(1)
    for (const refused of answers.filter(({ code }) => code !== 0))
      expect(refused).toMatchObject(unusable('body.quote_id'))
    expect(await packetOf(seller)).toMatchObject({ status: 'used', usedFor: taken[0]?.data.drawdown_id })
    await checkBooks(app, seller)
  })

  test('repeated with its key uses it once', async () => {
    const seller = await sellerWithPacket('100.00')
    const { data } = await requestQuote(app, seller, '1000.00', use)
    const key = randomUUID()
    const first = await acceptQuote(app, seller, data.quote_id, key)
    const again = await acceptQuote(app, seller, data.quote_id, key)
    expect([first.code, again.code, again.data]).toEqual([0, 0, first.data])
    expect(await packetOf(seller)).toMatchObject({ usedFor: first.data.drawdown_id, version: 3 })
  })

  test('is refused if the packet has since expired', async () => {
    app.clock.set('2026-11-30T15:55:00.000Z')
    const seller = await sellerWithPacket('100.00')
    const { data } = await requestQuote(app, seller, '1000.00', use)
    app.clock.set('2026-11-30T16:01:00.000Z')
    expect(await acceptQuote(app, seller, data.quote_id)).toMatchObject(unusable('body.quote_id'))
    expect((await balancesOf(seller)).pendingDrawdown).toBe(0)
  })

  test('that is withdrawn or rejected releases it, after its last day as expired', async () => {
    const seller = await sellerWithPacket('100.00')
    const { facilityId, token } = seller
    const withdrawn = await requestDrawdown(app, seller, '1000.00', use)
    await app.send(applicationEndpoints.withdrawApplication, { body: { approval_id: withdrawn } }, { token })
    const back = await packetOf(seller)
    expect(back).toMatchObject({ status: 'claimed', claimedAt: '2026-11-02T01:00:00.000Z' })
    expect(back?.usedFor).toBeUndefined()
    await checkBooks(app, seller)

    const rejected = await requestDrawdown(app, seller, '1000.00', use)
    app.clock.set('2026-12-01T01:00:00.000Z')
    expect(await callDesk(app, 'drawdown-reject', { facilityId, drawdownId: rejected })).toMatchObject({
      ok: true,
    })
    expect(await packetOf(seller)).toMatchObject({ status: 'expired' })
    await checkBooks(app, seller)
  })

  test('that is declined, unconfirmed, or pending until its due date releases it', async () => {
    const seller = await sellerWithPacket('100.00')
    const other = await signUpColleague(app, seller)
    const { token } = seller
    const rule = { amount: '5000.00', currency: 'GBP' } as const
    await app.send(drawdownEndpoints.setSecondApproval, { body: { rule } }, { token })
    const drawdown_id = await requestDrawdown(app, seller, '6000.00', use)
    expect((await packetOf(seller))?.usedFor).toBe(drawdown_id)
    await app.send(drawdownEndpoints.declineDrawdown, { body: { drawdown_id, reason: 'no' } }, other)
    expect((await packetOf(seller))?.status).toBe('claimed')

    await requestDrawdown(app, seller, '6000.00', use)
    const later = await story.laterOn('2026-11-12T01:00:00.000Z', seller)
    await story.closeDay()
    expect((await packetOf(seller))?.status).toBe('claimed')

    const own = await requestDrawdown(app, later, '4000.00', use)
    expect((await packetOf(seller))?.usedFor).toBe(own)
    await story.laterOn('2027-03-01T01:00:00.000Z', seller)
    await story.closeDay()
    expect((await packetOf(seller))?.status).toBe('expired')
    await checkBooks(app, seller)
  })

  test('posts its payment as a separate entry, and charges the rest', async () => {
    const seller = await sellerWithPacket('100.00')
    await drawMoney(app, seller, '10000.00', use)
    const here = await story.laterOn('2027-02-01T01:00:00.000Z', seller)
    await story.closeDay()
    const [charge] = await story.charges(here)
    expect(charge).toMatchObject({
      interest: '270.00',
      red_packet: '-100.00',
      total: '10170.00',
      outstanding: '10170.00',
    })
    expect(await balancesOf(seller)).toMatchObject({
      interestReceivable: 170_00,
      interestIncome: -270_00,
      rewardsGiven: 100_00,
    })
    await checkBooks(app, seller)
    await pay(here, charge?.id ?? '', '10170.00')
    expect(await balancesOf(seller)).toMatchObject({ interestReceivable: 0, cash: 170_00 })
    await checkBooks(app, seller)
  })

  test('is shown in the back office before the decision', async () => {
    const seller = await sellerWithPacket('100.00')
    const drawdownId = await requestDrawdown(app, seller, '10000.00', use)
    const listed = await deskResult(app, 'drawdown-list', { limit: 200 })
    expect(listed.waiting.find((each) => each['drawdownId'] === drawdownId)).toMatchObject({
      interest: '170.00',
      redPacket: '100.00',
      redPacketId: id,
      total: '10170.00',
    })
  })

  test('is shown with the next due amount, and in each reminder', async () => {
    const seller = await sellerWithPacket('100.00')
    await drawMoney(app, seller, '10000.00', use)
    const nextOf = async (here: SellerWithFacility) => {
      const { data } = await app.send(applicationEndpoints.listApplications, { body: {} }, here)
      const [record] = data.records
      if (record?.name !== 'drawdown') throw new Error('no drawdown is listed')
      return record
    }
    const due = { principal: '10000.00', interest: '270.00', red_packet: '-100.00', total: '10170.00' }
    expect(await nextOf(seller)).toMatchObject({ next_due_amount: '10170.00', upcoming: [due] })

    const figures = '利息：GBP\u00a0270.00\n红包抵扣的利息：GBP\u00a0−100.00\n本金：GBP\u00a010,000.00\n'
    await story.laterOn('2027-01-30T02:00:00.000Z', seller)
    await remindOfRepayments(app.deps)
    await app.drainEvents()
    expect(app.outbox.newestTo(seller.email).text).toContain(`${figures}应还总额：GBP\u00a010,170.00`)
    const here = await story.laterOn('2027-02-01T02:00:00.000Z', seller)
    await story.closeDay()
    await remindOfRepayments(app.deps)
    await app.drainEvents()
    expect(app.outbox.newestTo(seller.email).text).toContain(`${figures}剩余应还：GBP\u00a010,170.00`)

    // Of partly paid interest, only the rest.
    const [charge] = await story.charges(here)
    await pay(here, charge?.id ?? '', '20.00')
    await story.laterOn('2027-02-08T02:00:00.000Z', here)
    await remindOfRepayments(app.deps)
    await app.drainEvents()
    const { text } = app.outbox.newestTo(seller.email)
    expect(text).toContain('利息：GBP\u00a0150.00\n本金')
    expect(text).not.toContain('红包')
  })

  test('charges nothing if it pays the whole due amount, and shows that', async () => {
    const seller = await sellerWithPacket('1000.00', {
      limitCents: 100_000_00,
      terms: { repayment: productTerms.revenue_credit_automation.repayment },
    })
    await drawMoney(app, seller, '12000.00', { ...use, repayment_method: 'interestMonthly' })
    const { data } = await app.send(applicationEndpoints.listApplications, { body: {} }, seller)
    expect(data.records).toMatchObject([
      {
        next_due_date: expect.not.stringContaining('2026-12'),
        next_due_amount: expect.not.stringMatching(/^0/),
      },
    ])
    const mails = app.outbox.sent.length
    await story.laterOn('2026-12-01T02:00:00.000Z', seller)
    await remindOfRepayments(app.deps)
    await app.drainEvents()
    expect(app.outbox.sent.slice(mails).filter(({ to }) => to === seller.email)).toEqual([])
    const here = await story.laterOn('2026-12-02T01:00:00.000Z', seller)
    await story.closeDay()
    const [charge] = await story.charges(here)
    expect(charge).toMatchObject({ status: 'collected', principal: '0.00', total: '0.00' })
    expect(charge?.red_packet).toBe(`-${charge?.interest}`)
    await checkBooks(app, seller)
  })

  test('with prepaid interest reduces the deduction, and a settlement refunds no more than was paid', async () => {
    const [bullet] = productTerms.small_shop_financing.repayment
    const seller = await sellerWithPacket('100.00', {
      limitCents: 50_000_00,
      terms: { repayment: [{ ...bullet, timing: 'upfront' }] } as never,
    })
    const drawdownId = await drawMoney(app, seller, '10000.00', use)
    expect(await balancesOf(seller)).toMatchObject({
      cash: -9_830_00,
      interestReceivable: 0,
      interestIncome: -270_00,
      rewardsGiven: 100_00,
    })
    await checkBooks(app, seller)

    // Ten days earn 30.00, which the packet pays: the seller's 170.00 are refunded in full.
    const here = await story.laterOn('2026-11-12T01:00:00.000Z', seller)
    const { data } = await app.send(
      repaymentEndpoints.quotePayoff,
      { body: { drawdown_id: drawdownId } },
      here,
    )
    expect(data).toMatchObject({ interest: '0.00', total: '9830.00', given_back: { interest: '170.00' } })
  })

  test('settled early uses it for the elapsed days, and a bounce reverses that', async () => {
    const seller = await sellerWithPacket('100.00')
    const { facilityId } = seller
    const drawdownId = await drawMoney(app, seller, '10000.00', use)
    const here = await story.laterOn('2026-12-02T01:00:00.000Z', seller)
    const asked = await app.send(repaymentEndpoints.quotePayoff, { body: { drawdown_id: drawdownId } }, here)
    // 30 days: 90.00, all of which the packet pays.
    expect(asked.data).toMatchObject({ interest: '90.00', red_packet: '-90.00', total: '10000.00' })
    await app.send(
      repaymentEndpoints.reportPayoff,
      { body: { drawdown_id: drawdownId, amount: '10000.00', reference: 'FPS' } },
      here,
    )
    const posted = await callDesk(app, 'payoff-post', { facilityId, drawdownId })
    if (!posted.ok) throw new Error(posted.message)
    expect(await balancesOf(seller)).toMatchObject({ rewardsGiven: 90_00, interestIncome: -90_00, cash: 0 })
    await checkBooks(app, seller)
    const postingId = `repayment-received:${String(posted['paymentId'])}`
    expect(await callDesk(app, 'posting-reverse', { facilityId, postingId })).toMatchObject({ ok: true })
    expect(await balancesOf(seller)).toMatchObject({ rewardsGiven: 0, interestIncome: 0 })
    await checkBooks(app, seller)
  })
})
