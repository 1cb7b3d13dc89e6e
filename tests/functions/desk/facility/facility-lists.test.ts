import { describe, expect, test } from 'vitest'
import type { ListedPosting, PostingList } from '#shared/desk/facility.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { postingsGroup } from '../../../../functions/data/ledger.ts'
import { pagePostings } from '../../../../functions/data/ledger-pages.ts'
import { changed } from '../../../../functions/data/retry-on-change.ts'
import { type Item, type Table, update } from '../../../../functions/data/table.ts'
import { closeDay } from '../../../../functions/jobs/daily-close.ts'
import { buildFacility } from '../../../support/build-facility.ts'
import { deskResult } from '../../../support/desk-result.ts'
import { callDesk, drawMoney } from '../../../support/draw-money.ts'
import { feeDocument } from '../../../support/fee-document.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
const seller = await buildFacility(app, { limitCents: 50_000_00 })
const first = await drawMoney(app, seller, '10000.00')
app.clock.set('2026-11-02T06:00:00.000Z')
const second = await drawMoney(app, seller, '2000.00', {
  repayment_method: 'salesShare',
  sales_share: '15.00',
})

const resultOf = <Name extends string>(action: Name, fields: object = {}) =>
  deskResult(app, action, { facilityId: seller.facilityId, ...fields })

const everyPosting = async (fields: Record<string, unknown> = {}): Promise<ListedPosting[]> => {
  const found: ListedPosting[] = []
  let cursor: string | undefined
  do {
    const page: PostingList = await resultOf('posting-list', {
      limit: 3,
      ...fields,
      ...(cursor ? { cursor } : {}),
    })
    found.push(...page.postings)
    cursor = page.cursor
  } while (cursor)
  return found
}

const amounts = ({ lines }: ListedPosting) => lines.map(({ amount }) => amount.replace('-', ''))

const reversible = async (): Promise<string[]> =>
  (await everyPosting()).filter(({ canReverse }) => canReverse).map(({ postingId }) => postingId)

test('a facility is told with its balances', async () => {
  expect(await resultOf('facility-show')).toMatchObject({
    companyNameEn: 'Lantern Street Trading Limited',
    outstanding: '12000.00',
    available: '38000.00',
    interestOwed: '0.00',
    suspense: '0.00',
    paymentAccounts: [],
  })
})

describe('the entries behind the balances', () => {
  test('come newest first, page by page, each once, with the balance of each account after it', async () => {
    const { postingCount, outstanding } = await resultOf('facility-show')
    const postings = await everyPosting()
    expect(postings).toHaveLength(postingCount)
    expect(new Set(postings.map(({ postingId }) => postingId)).size).toBe(postingCount)
    expect(postings.map(({ at }) => at)).toEqual(
      postings
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const balances = new Map<string, number>()
    for (const { lines } of postings.toReversed())
      for (const { account, amount, balance } of lines) {
        balances.set(account, (balances.get(account) ?? 0) + centsFromDecimal(amount))
        expect([account, centsFromDecimal(balance)]).toEqual([account, balances.get(account)])
      }
    expect(balances.get('principalReceivable')).toBe(centsFromDecimal(outstanding))
  })

  test.each([
    ['principalReceivable', 'outstanding'],
    ['available', 'available'],
    ['limit', 'limit'],
    ['suspense', 'suspense'],
  ] as const)('those of %s add up to what is shown', async (account, shown) => {
    const facility = await resultOf('facility-show')
    const postings = await everyPosting({ account, limit: 1 })
    const sum = postings.reduce((total, { change }) => total + centsFromDecimal(change ?? ''), 0)
    expect(sum).toBe(centsFromDecimal(facility[shown]))
    expect(postings[0]?.balance ?? '0.00').toBe(facility[shown])
  })

  test('are filtered by their day, kind and amount, each with the balances that it has among all (B3)', async () => {
    const all = await everyPosting()
    const days = [...new Set(all.map(({ businessDate }) => businessDate))]
    for (const [fields, isAsked] of [
      [{ from: days[0], to: days[0] }, ({ businessDate }) => businessDate === days[0]],
      [{ from: '2027-01-01' }, () => false],
      [{ to: '2026-11-01' }, () => false],
      [{ postingKind: 'drawdown-paid-out' }, ({ kind }) => kind === 'drawdown-paid-out'],
      [{ amount: '2000.00' }, (posting) => amounts(posting).includes('2000.00')],
      [{ amount: '2000.01' }, () => false],
    ] satisfies [object, (posting: ListedPosting) => boolean][])
      expect([fields, await everyPosting({ limit: 1, ...fields })]).toEqual([fields, all.filter(isAsked)])
    expect(all.filter((posting) => amounts(posting).includes('2000.00')).length).toBeGreaterThan(0)
    expect(await everyPosting({ account: 'limit', postingKind: 'limit-granted' })).toHaveLength(1)
  })

  test('stay as they were where one more lands between two pages', async () => {
    const all = await everyPosting()
    const page = await resultOf('posting-list', { limit: 2 })
    await callDesk(app, 'facility-set', { facilityId: seller.facilityId, frozenLimit: '1.00' })
    const rest = await resultOf('posting-list', { limit: 200, cursor: page.cursor })
    expect([...page.postings, ...rest.postings]).toEqual(all)
  })

  test('with those that were written before the index had any', async () => {
    const all = await everyPosting()
    const { table } = app.deps
    for (const { postingId } of all.slice(2))
      await table.write(
        update<Item<object>>(
          table,
          { pk: `FACILITY#${seller.facilityId}`, sk: `POSTING#${postingId}` },
          { remove: ['gsi1pk', 'gsi1sk'], when: { gsi1pk: postingsGroup(seller.facilityId) } },
        ),
      )
    expect(await everyPosting()).toEqual(all)
    expect(await everyPosting({ account: 'limit', limit: 1 })).toHaveLength(1)
  })

  test('are not told while the index lacks what landed last', async () => {
    const { table } = app.deps
    const late: Table = {
      ...table,
      query: async <Entity>(options: Parameters<Table['query']>[0]) => {
        const page = await table.query<Entity>(options)
        return options.index ? { ...page, items: page.items.slice(1) } : page
      },
    }
    expect(await pagePostings(late, seller.facilityId, { limit: 50 })).toBe(changed)
  })

  test.each(['none', Buffer.from('[1,false,""]').toString('base64url')])(
    'a cursor that is none, %s, ends the list',
    async (cursor) => {
      expect(await resultOf('posting-list', { cursor })).toMatchObject({ postings: [] })
    },
  )

  test('say whether they can be taken back, and were not yet', async () => {
    app.clock.set('2027-01-31T01:00:00.000Z')
    await closeDay(app.deps)
    await app.drainEvents()
    const { charges } = await resultOf('charge-list')
    const chargeId = charges.find(({ drawdownId }) => drawdownId === first)?.chargeId
    const fileId = await feeDocument(app, seller)
    await resultOf('fee-charge', { chargeId, amount: '50.00', kind: 'bank', fileId, key: 'late' })
    const [fee, ...others] = await reversible()
    expect([fee, others]).toEqual([`fee-charged:${chargeId}@late`, []])
    await resultOf('posting-reverse', { postingId: fee })
    expect(await reversible()).toEqual([])
  })
})

describe('what falls due', () => {
  test('is told drawdown by drawdown, page by page, with interest; of a share of sales by weeks that are supposed', async () => {
    const { drawdowns, cursor } = await resultOf('schedule-list', { limit: 1 })
    expect(drawdowns).toMatchObject([
      { drawdownId: second, reference: transferReference(second), amount: '2000.00', method: 'salesShare' },
    ])
    expect(drawdowns[0]?.dues.length).toBeGreaterThan(0)
    expect(drawdowns[0]?.dues.every(({ isSupposed }) => isSupposed)).toBe(true)
    // The first one is charged by now, and listed among the charge orders.
    const rest = await resultOf('schedule-list', { cursor })
    expect(rest.drawdowns).toEqual([])
    const { charges } = await resultOf('charge-list')
    expect(charges.find(({ drawdownId }) => drawdownId === first)).toMatchObject({
      reference: transferReference(first),
      dueDate: '2027-01-31',
      status: 'active',
      charged: '10270.00',
      owed: '10270.00',
      owedByKind: { fee: '0.00', overdueInterest: '0.00', interest: '270.00', principal: '10000.00' },
    })
  })

  test('bills go on by cursor', async () => {
    const { charges } = await resultOf('charge-list')
    const one = await resultOf('charge-list', { limit: 1 })
    const rest = one.cursor ? await resultOf('charge-list', { cursor: one.cursor }) : undefined
    expect([...one.charges, ...(rest?.charges ?? [])]).toEqual(charges)
    expect(one.charges).toHaveLength(1)
  })
})

test.each(['facility-show', 'posting-list', 'charge-list', 'schedule-list', 'limit-show'])(
  '%s knows no other facility',
  async (action) => {
    expect(await callDesk(app, action, { facilityId: 'none' })).toMatchObject(refusal('notFound'))
  },
)
