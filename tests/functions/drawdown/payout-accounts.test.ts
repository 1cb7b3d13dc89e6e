import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { putBenchmark } from '../../../functions/data/benchmarks.ts'
import { findDrawdown, replaceDrawdown } from '../../../functions/data/drawdowns.ts'
import { describeRejection } from '../../../functions/notifications/describe-rejection.ts'
import {
  buildFacility,
  directorName,
  type SellerWithFacility,
  testSofr,
} from '../../support/build-facility.ts'
import { callDesk, requestQuote } from '../../support/draw-money.ts'
import { present } from '../../support/present.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

const first = 'small_shop_financing'

const bank = {
  swift_code: 'HSBCHKHHHKH',
  region: '1',
  currency: 'GBP',
  relation_type: 'company',
  bank_name: 'HSBC',
  account_name: 'Lantern Street Trading Limited',
  branch: 'Central',
  address: '1 Queen’s Road Central, Hong Kong',
} as const

const details = (account_number: string) => ({ ...bank, account_number })

const {
  listPayoutAccounts,
  addPayoutAccount,
  changePayoutAccount,
  removePayoutAccount,
  choosePayoutAccount,
} = drawdownEndpoints

const listed = async ({ token }: Seller) => (await app.send(listPayoutAccounts, {}, { token })).data.accounts

const versionOf = async (seller: Seller, id: string) =>
  (await listed(seller)).find((account) => account.id === id)?.version ?? 0

const add = ({ token }: Seller, number: string) =>
  app.send(addPayoutAccount, { body: details(number) }, { token })

const change = async (seller: Seller, id: string, number: string) =>
  app.send(
    changePayoutAccount,
    {
      body: {
        ...details(number),
        id,
        version: await versionOf(seller, id),
      },
    },
    seller,
  )

const remove = async (seller: Seller, id: string) =>
  app.send(removePayoutAccount, { body: { id, version: await versionOf(seller, id) } }, seller)

const choose = ({ token }: Seller, id: string) => app.send(choosePayoutAccount, { body: { id } }, { token })

const decide = async (seller: Seller, id: string, decision: 'verify' | 'refuse') =>
  callDesk(app, `payout-account-${decision}`, {
    companyId: seller.companyId,
    accountId: id,
    version: await versionOf(seller, id),
  })

const build = () => buildFacility(app, { limitCents: 100_000_00 })

const messageCounts = ({ email, phone }: Seller, about: RegExp) => ({
  mails: app.outbox.sent.filter(({ to, subject }) => to === email && about.test(subject ?? '')).length,
  texts: app.outbox.sent.filter(({ to, text }) => to === phone && about.test(text)).length,
})

const accountsAmong = (items: Record<string, unknown>[]) =>
  items.filter(({ type }) => type === 'payout-account')

describe('a company’s payout accounts', () => {
  test('are added, wait, are verified and chosen, with mail and SMS to every administrator', async () => {
    const seller = await build()
    const other = await signUpColleague(app, seller)
    expect(await add(seller, '0123-4567-89')).toMatchObject({
      code: 0,
      data: {
        accounts: [
          { id: first, is_default: true, state: 'verified', authorised: true },
          { id: '2', account_number: '••••••6789', is_default: false, state: 'waiting', authorised: false },
        ],
      },
    })
    await decide(seller, '2', 'verify')
    expect((await listed(seller))[1]).toMatchObject({ state: 'waiting', verified: true, authorised: false })
    await app.drainEvents()
    for (const told of [seller, other]) {
      expect(messageCounts(told, /新增了一个收款账户/)).toEqual({ mails: 1, texts: 1 })
      expect(messageCounts(told, /通过核实/).mails).toBe(1)
    }
    app.clock.advance('P1D')
    const later = await logInAgain(app, seller)
    expect((await listed(later))[1]).toMatchObject({ state: 'verified', authorised: true })
    expect((await choose(later, '2')).data.accounts).toMatchObject([
      { id: '2', is_default: true },
      { id: first },
    ])
    expect((await remove(later, '2')).data.accounts).toMatchObject([{ id: first, is_default: true }])
    await app.drainEvents()
    expect(messageCounts(seller, /默认收款账户有变更/)).toEqual({ mails: 1, texts: 1 })
    expect(messageCounts(seller, /移除/)).toMatchObject({ mails: 1 })
  })

  test('are unique, and an unchanged one has no waiting period', async () => {
    const seller = await build()
    await add(seller, '0123456789')
    expect(await add(seller, '0123 456 789')).toMatchObject({ code: 20017 })
    await decide(seller, '2', 'verify')
    const version = await versionOf(seller, '2')
    expect(await change(seller, '2', '0123456789')).toMatchObject({ code: 0 })
    expect(await versionOf(seller, '2')).toBe(version)
    expect(await change(seller, first, '0123456789')).toMatchObject({ code: 20017 })
  })

  test('are refused with a reason in the words of sellers, which a later decision replaces', async () => {
    const seller = await build()
    const refused = async (fields: { refusal?: string }) =>
      callDesk(app, 'payout-account-refuse', {
        companyId: seller.companyId,
        accountId: first,
        version: await versionOf(seller, first),
        reason: 'the register says otherwise',
        ...fields,
      })
    expect(await refused({ refusal: 'the register' })).toMatchObject({ reason: 'invalidInput' })
    expect(await refused({ refusal: 'holderDiffers' })).toMatchObject({ ok: true, status: 'refused' })
    expect((await listed(seller))[0]).toMatchObject({
      state: 'refused',
      refusal: 'holderDiffers',
      refuse_reason: 'the register says otherwise',
    })
    await app.drainEvents()
    const why = await describeRejection('payoutAccount', 'holderDiffers')
    const mail = app.outbox.newestTo(seller.email).text
    expect(Object.values(why).some((text) => mail.includes(text))).toBe(true)
    await decide(seller, first, 'verify')
    expect((await listed(seller))[0]).toMatchObject({ state: 'verified', refusal: null, refuse_reason: null })
  })

  test('are changed only in their last seen version, and of two concurrent changes one is refused', async () => {
    const seller = await build()
    const body = { ...details('99887766'), id: first, version: 1 }
    const other = { ...body, account_number: '11223344' }
    const answers = await Promise.all(
      [body, other].map((each) => app.send(changePayoutAccount, { body: each }, seller)),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 20009])
    const added = await Promise.all([add(seller, '55554444'), add(seller, '55554444')])
    expect(added.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await listed(seller)).toHaveLength(2)
  })

  test('require an administrator and a step-up, without which nothing is changed or notified', async () => {
    const seller = await build()
    const user = await signUpColleague(app, seller, 'user')
    const stranger = await logInAgain(app, await signUpSeller(app))
    const before = await app.everyItem()
    expect(await add(user, '0123456789')).toMatchObject({ status: 403 })
    const id = first
    const unproven = { token: seller.token, isProven: false } as const
    for (const refused of [
      await app.send(addPayoutAccount, { body: details('0123456789') }, unproven),
      await app.send(changePayoutAccount, { body: { ...details('01234567'), id, version: 1 } }, unproven),
      await app.send(removePayoutAccount, { body: { id, version: 1 } }, unproven),
      await app.send(choosePayoutAccount, { body: { id } }, unproven),
    ])
      expect(refused).toMatchObject({ status: 400, code: 60001 })
    for (const refused of [
      await change(stranger, first, '01234567'),
      await remove(stranger, first),
      await choose(stranger, first),
    ])
      expect(refused).toMatchObject({ code: 20018 })
    expect(await listed(stranger)).toEqual([])
    expect(accountsAmong(await app.everyItem())).toEqual(accountsAmong(before))
  })

  test('name every wrong field at once', async () => {
    const { token } = await build()
    const body = JSON.stringify({ ...details('-'), swift_code: 'HSBCZZHH', branch: ' ' })
    expect((await app.sendRaw(addPayoutAccount, { body }, { token })).errors).toEqual(
      expect.arrayContaining([
        { field: 'body.swift_code', rule: 'bicCountry' },
        { field: 'body.branch', rule: 'required' },
        { field: 'body.account_number', rule: 'required' },
      ]),
    )
  })
})

/** The model of an account in a history, from its operations only. */
interface Known {
  changedAt: number
  isFirst: boolean
  isVerified: boolean
  /** The number of changes of the account. */
  changes: number
}

const dayMs = 24 * 3_600_000
const ids = [first, '2'] as const
/** Operations that lead to a payout are more frequent than those that prevent it. */
const kinds = [
  'verify',
  'verify',
  'verify',
  'wait',
  'wait',
  'draw',
  'draw',
  'draw',
  'pay',
  'pay',
  'change',
  'refuse',
]
const act = fc.record({
  kind: fc.constantFrom(...kinds),
  id: fc.constantFrom(...ids),
  hours: fc.integer({ min: 5, max: 40 }),
})

test('no drawdown is ever paid to an account that changed within a day or is unverified', async () => {
  let seller: SellerWithFacility = await buildFacility(app, { limitCents: 900_000_00 })
  const now = () => app.clock.now().getTime()
  const known = new Map<string, Known>()
  const note = (id: string, news: Partial<Known>) => {
    const { changes = 0, ...before } = known.get(id) ?? {}
    const fresh = { changedAt: now(), isFirst: false, isVerified: false }
    known.set(id, { ...fresh, ...before, ...news, changes: changes + 1 })
  }
  note(first, { isFirst: true, isVerified: true })
  expect((await add(seller, '20000000')).code).toBe(0)
  note('2', {})
  const waiting: { drawdownId: string; id: string; changes: number }[] = []
  let number = 20_000_000
  const outcomes = { paid: 0, held: 0 }

  const mayGo = (id: string) => {
    const account = present(known.get(id))
    const waited = account.isFirst || now() - account.changedAt >= dayMs
    return account.isVerified && waited
  }
  const draw = async (id: string) => {
    const quote = await requestQuote(app, seller, '1000.00')
    const { code, data } = await app.send(
      drawdownEndpoints.submitDrawdown,
      {
        body: {
          quote_id: quote.data.quote_id,
          signer_name: directorName,
          accepted: true,
          payout_account_id: id,
        },
      },
      seller,
    )
    expect([id, code]).toEqual([id, mayGo(id) ? 0 : 70001])
    if (code !== 0) return
    const drawdown = present(await findDrawdown(app.deps.table, seller.companyId, data.drawdown_id))
    const noted = replaceDrawdown(app.deps.table, { ...drawdown, noteFileId: 'note' })
    await app.deps.table.transact({ noted })
    waiting.push({ drawdownId: data.drawdown_id, id, changes: known.get(id)?.changes ?? 0 })
  }
  const pay = async () => {
    const next = waiting.shift()
    if (!next) return
    const { facilityId } = seller
    const expected = mayGo(next.id) && known.get(next.id)?.changes === next.changes
    const { drawdownId } = next
    await callDesk(app, 'drawdown-approve', { facilityId, drawdownId })
    const { ok } = await callDesk(app, 'drawdown-pay-out', { facilityId, drawdownId })
    expect(ok).toBe(expected)
    outcomes[ok ? 'paid' : 'held']++
  }
  const acts: Record<string, (id: (typeof ids)[number], hours: number) => Promise<void>> = {
    change: async (id) => {
      const { code } = await change(seller, id, String(++number))
      if (code === 0) note(id, { changedAt: now(), isFirst: false, isVerified: false })
    },
    verify: async (id) => {
      const wasVerified = known.get(id)?.isVerified
      const { ok } = await decide(seller, id, 'verify')
      if (ok && !wasVerified) note(id, { isVerified: true })
    },
    refuse: async (id) => {
      if ((await decide(seller, id, 'refuse')).ok) note(id, { isVerified: false })
    },
    wait: async (_id, hours) => {
      app.clock.set(new Date(now() + hours * 3_600_000).toISOString())
      const date = businessDate(app.clock.now())
      await app.deps.table.transact({
        fixing: putBenchmark(app.deps.table, { name: 'SOFR', ...testSofr, date }),
      })
      seller = { ...seller, ...(await logInAgain(app, seller)) }
    },
    draw,
    pay,
  }
  for (const { kind, id, hours } of fc.sample(act, { numRuns: 110, seed: 15 })) await acts[kind]?.(id, hours)
  while (waiting.length > 0) await pay()
  expect(outcomes.paid).toBeGreaterThan(3)
  expect(outcomes.held).toBeGreaterThan(3)
}, 60_000)
