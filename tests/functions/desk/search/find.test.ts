import { beforeAll, describe, expect, test } from 'vitest'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import type { Found } from '#shared/desk/find.ts'
import { noteNumber } from '#shared/drawdown/note-number.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import type { Agreement } from '../../../../functions/data/agreements.ts'
import { listOpenChargesOf } from '../../../../functions/data/charge-orders.ts'
import { listByReference } from '../../../../functions/data/reported-transfers.ts'
import { indexAgreement, listPayersByName } from '../../../../functions/data/search-index.ts'
import { indexShop } from '../../../../functions/data/shop-names.ts'
import { findShop, replaceShop, type Shop } from '../../../../functions/data/shops.ts'
import { put, remove, type Table, update } from '../../../../functions/data/table.ts'
import {
  findDrawdownsOfReference,
  indexTransferReference,
} from '../../../../functions/data/transfer-references.ts'
import { enterPayoutAccount } from '../../../../functions/drawdown/enter-payout-account.ts'
import { createJobsHandler } from '../../../../functions/jobs/handler.ts'
import { rebuildSearchIndex } from '../../../../functions/jobs/rebuild-search-index.ts'
import { checkedDesk } from '../../../support/desk-of.ts'
import { present } from '../../../support/present.ts'
import { signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { companyInfo, completeKyc, saveSection, submit } from '../../kyc/kyc-data.ts'

const drawdownId = '20270104181000000-0123456789'
const shopId = 'shop-1'

let kycId: string
const info = companyInfo({ register_name_en: 'Harbour-Lantern (HK) Limited', register_name_cn: '海港燈飾' })

const app = await useTestApp()
const seller = await signUpSeller(app)
beforeAll(async () => {
  const { companyId, userId } = seller
  kycId = await completeKyc(app, seller.token, info)
  await submit(app, seller.token, kycId)
  const { table } = app.deps
  await table.write(indexTransferReference(table, { drawdownId, companyId, facilityId: 'f' }))
  const shop: Shop = {
    companyId,
    shopId,
    platform: 'shopify',
    platformShopId: 'p1',
    name: 'Lantern Lane',
    currency: 'GBP',
    status: 'authorized',
    openedAt: '2020-01-01T00:00:00.000Z',
    authorisedAt: '2026-01-01T00:00:00.000Z',
    authorisationId: 'a',
    import: { status: 'pending', orders: 0, sales: 0, refunds: 0 },
    version: 0,
  }
  await table.transact({ shop: replaceShop(table, shop), name: indexShop(table, shop) })
  const { writes } = await enterPayoutAccount(
    app.deps,
    { companyId, userId },
    {
      region: 'HK',
      currency: 'GBP',
      account_number: '123-456-8888',
      account_name: 'Harbour',
      bank_name: 'HSBC',
      swift_code: 'HSBCHKHH',
      relation_type: 'company',
      branch: '',
      address: '',
    } as never,
    { accountId: '1', before: undefined, isFirst: true, isOnly: true },
  )
  await table.transact(writes)
})

const find = async (text: string, role: DeskRole = 'support', table: Table = app.deps.table) =>
  (await checkedDesk({ ...app.deps, table })({
    action: 'record-find',
    actor: 'ada',
    roles: [role],
    text,
  })) as unknown as Found

const none = {
  ok: true,
  companies: [],
  users: [],
  drawdowns: [],
  agreements: [],
  shops: [],
  lines: [],
  transfers: [],
  companyIds: [],
}

describe('what somebody says on the phone finds', () => {
  test.each(['Harbour-L', 'harbour l', 'ＨＡＲＢＯＵＲ lantern(hk', '海港', ' 海港燈飾 '])(
    'a company by the beginning of its name: %s',
    async (text) => {
      const names = { companyNameEn: 'Harbour-Lantern (HK) Limited', companyNameCn: '海港燈飾' }
      expect((await find(text)).companies).toEqual([
        { companyId: seller.companyId, kycStatus: 'submitted', ...names },
      ])
    },
  )

  test('a company by its registered number, and by its id', async () => {
    for (const text of [info.brn ?? '', `${info.brn?.slice(0, 4)} ${info.brn?.slice(4)}`, seller.companyId])
      expect((await find(text)).companies?.map(({ companyId }) => companyId)).toEqual([seller.companyId])
  })

  test('a user by address and by mobile number, masked', async () => {
    const user = {
      userId: seller.userId,
      email: expect.stringMatching(/^.•••@/),
      companyId: seller.companyId,
    }
    for (const text of [
      seller.email.toUpperCase(),
      seller.phone,
      seller.phone.replace('+86', ''),
      seller.userId,
    ])
      expect((await find(text)).users).toMatchObject([user])
  })

  test('a drawdown by what its repayments say', async () => {
    const reference = transferReference(drawdownId)
    const bill = `2027-01-29-${drawdownId}@2`
    const note = noteNumber({ drawdownId, requestedAt: '2027-01-04T18:10:00.000Z' })
    expect(note).toBe('PN-20270105-0123456789')
    const spaced = `${reference.slice(0, 5)} ${reference.slice(5)}`
    for (const text of [reference, spaced, note, note.toLowerCase(), drawdownId, bill])
      expect((await find(text)).drawdowns).toMatchObject([{ drawdownId, facilityId: 'f', reference }])
  })

  test('an agreement by the numbers of its papers', async () => {
    const { companyId } = seller
    const [number, guarantee] = ['FA-20270104-12345678', 'PG-20270104-87654321']
    const agreement = {
      companyId,
      agreementId: 'a1',
      agreementNumber: number,
      companions: [{ number: guarantee }],
    }
    const { table } = app.deps
    await table.transact(indexAgreement(table, agreement as unknown as Agreement))
    for (const text of [number, guarantee.toLowerCase()])
      expect((await find(text)).agreements).toMatchObject([
        { agreementId: 'a1', companyId, number: text.toUpperCase() },
      ])
    expect((await find('FA-20270104-00000000')).agreements).toEqual([])
  })

  test('an account by the end of its number, for who may look at accounts', async () => {
    for (const text of ['8888', '•••• 8888'])
      expect((await find(text, 'payments')).accounts).toMatchObject([
        { companyId: seller.companyId, accountId: '1', lastFour: '8888' },
      ])
  })

  test('a shop by the beginning of its name', async () => {
    expect((await find('lantern')).shops).toMatchObject([
      { shopId, name: 'Lantern Lane', platform: 'shopify', isUnlinked: false },
    ])
  })

  test.each(['arbour', 'h', '灯', '12345', 'nobody@shop.test', '+8613100000000', '。。', 'constructor'])(
    'nothing by what is the beginning of nothing: %s',
    async (text) => expect(await find(text)).toEqual(none),
  )
})

const namesOf = async (text: string) => (await find(text)).shops?.map(({ name }) => name)

test('a name is found with its diacritics and without them, and as it was indexed with them', async () => {
  const { table } = app.deps
  const base = present(await findShop(table, seller.companyId, shopId))
  const write = async (id: string, name: string) => {
    const shop = { ...base, shopId: id, platformShopId: id, name, version: 0 }
    await table.transact({ shop: replaceShop(table, shop), name: indexShop(table, shop) })
  }
  await write('cafe', 'Café Łódź')
  await write('kana', 'がらくた')
  for (const text of ['cafe lodz', 'CAFÉ ŁÓD', 'café', 'Cafe\u0301'])
    expect([text, await namesOf(text)]).toEqual([text, ['Café Łódź']])
  // In other scripts, a diacritic makes a different letter.
  expect([await namesOf('がら'), await namesOf('から')]).toEqual([['がらくた'], []])
  // Restores the earlier form of the index: an attribute of the shop itself, with diacritics.
  const pk = `COMPANY#${seller.companyId}`
  await table.write(remove(table, { pk, sk: 'FOUNDBY#shop#cafe' }))
  await table.write(
    update<Shop>(
      table,
      { pk, sk: 'SHOP#cafe' },
      { set: { gsi1pk: 'SHOP-NAME#c', gsi1sk: 'caféłódź#cafe' }, when: { shopId: 'cafe' } },
    ),
  )
  expect([await namesOf('café'), await namesOf('cafe')]).toEqual([['Café Łódź'], []])
  // A shop that is written before the rebuild is still found.
  const former = present(await findShop(table, seller.companyId, 'cafe'))
  expect(await table.write(replaceShop(table, former))).toBe(true)
  expect(await namesOf('café')).toEqual(['Café Łódź'])
  await rebuildSearchIndex(app.deps)
  expect([await namesOf('cafe'), await namesOf('café')]).toEqual([['Café Łódź'], ['Café Łódź']])
  expect((await findShop(table, seller.companyId, 'cafe'))?.gsi1pk).toBeUndefined()
  for (const id of ['cafe', 'kana'])
    for (const sk of [`SHOP#${id}`, `FOUNDBY#shop#${id}`]) await table.write(remove(table, { pk, sk }))
})

test('each role is told what it may look at elsewhere', async () => {
  const kinds = async (role: DeskRole) =>
    Object.keys(await find('海港', role)).filter((kind) => !['ok', 'companyIds'].includes(kind))
  expect(await kinds('support')).toEqual([
    'companies',
    'users',
    'drawdowns',
    'agreements',
    'shops',
    'lines',
    'transfers',
  ])
  expect(await kinds('payments')).toEqual([
    'companies',
    'drawdowns',
    'accounts',
    'shops',
    'lines',
    'transfers',
  ])
  expect(await kinds('reviewer')).toEqual(['companies', 'users', 'agreements', 'accounts', 'shops'])
  expect(await find('海港', 'marketing')).toMatchObject({ ok: false, reason: 'forbidden' })
})

test('one query a kind is asked of an index, and nothing gone over', async () => {
  const asked: string[] = []
  const { table } = app.deps
  await find('8888', 'payments', {
    ...table,
    query: (options) => {
      asked.push(`${options.pk} ${options.limit}`)
      return table.query(options)
    },
    scan: () => Promise.reject(new Error('the table was gone over')),
    all: () => {
      throw new Error('all of a partition was read')
    },
  })
  expect(asked.toSorted()).toEqual([
    'ACCOUNT-END#8888 10',
    'COMPANY-NAME#8 10',
    'LINE-AMOUNT#888800 10',
    'LINE-PAYER#8888 10',
    'LINE-REFERENCE#8888 10',
    // Amounts are searched for in the pending reports.
    ...[0, 1, 2, 3].map((shard) => `REVIEW#payment#${shard} 200`),
    'SHOP-NAME#8 10',
  ])
})

test('a look stands in the audit, with whom it told of and without what was typed', async () => {
  app.clock.advance('PT1H')
  await find('海港')
  const { entries } = (await checkedDesk(app.deps)({
    action: 'audit-list',
    actor: 'hedy',
    roles: ['auditor'],
    limit: 1,
  })) as unknown as { entries: object[] }
  expect(entries).toEqual([
    expect.objectContaining({
      action: 'record-find',
      actor: 'ada',
      after: { companyIds: [seller.companyId] },
    }),
  ])
  expect(JSON.stringify(entries)).not.toContain('海港')
})

test('a company that is called otherwise is found by its new name alone', async () => {
  await checkedDesk(app.deps)({
    action: 'kyc-return',
    actor: 'ada',
    roles: ['reviewer'],
    reason: 'names',
    companyId: seller.companyId,
  })
  const { register_name_cn: _cn, ...renamed } = { ...info, register_name_en: 'Quayside Lamps Limited' }
  await saveSection(app, seller.token, kycId, 'company_info', renamed)
  await submit(app, seller.token, kycId)
  expect((await find('quayside')).companies).toMatchObject([
    { companyNameEn: 'Quayside Lamps Limited', companyNameCn: null },
  ])
  for (const former of ['harbour', '海港']) expect((await find(former)).companies).toEqual([])
})

const found = async () => {
  const { companies = [] } = await find('quayside')
  const { accounts = [] } = await find('8888', 'payments')
  const { shops = [] } = await find('lantern')
  return [companies.length, accounts.length, shops.length]
}

const countOf = async (entries: AsyncGenerator<object>) => {
  let count = 0
  for await (const _ of entries) count++
  return count
}

/** The companies that the matching of bank lines finds. */
const foundByStatements = async () => {
  const { table } = app.deps
  return [
    await countOf(listPayersByName(table, 'quaysidelampsltd')),
    await countOf(listPayersByName(table, 'harbour')),
    await countOf(listOpenChargesOf(table, seller.companyId)),
    (await findDrawdownsOfReference(table, '4444455555')).length,
    await countOf(listByReference(table, 'own77001')),
    await countOf(listByReference(table, 'own77002')),
  ]
}

test('what was written before it could be found is found once the job has gone over the table', async () => {
  const { table } = app.deps
  const pk = `COMPANY#${seller.companyId}`
  await table.transact({
    name: remove(table, { pk, sk: 'FOUNDBY#name#en' }),
    account: remove(table, { pk, sk: 'FOUNDBY#account#1' }),
    payer: remove(table, { pk, sk: 'FOUNDBY#payer#en' }),
    holder: remove(table, { pk, sk: 'FOUNDBY#payer#account#1' }),
    // Index entries of open charge orders in their earlier form.
    charge: put(table, {
      ...({ pk, sk: 'CHARGE#2027-01-29-1', type: 'charge-order', gsi1pk: 'OPEN-CHARGE#0' } as const),
      gsi1sk: '2027-01-29-1',
      companyId: seller.companyId,
      chargeId: '2027-01-29-1',
      status: 'active',
      owedCents: {},
      version: 1,
    }),
    drawdown: put(table, {
      ...({ pk, sk: 'DRAWDOWN#2026-11-01-4444455555', type: 'drawdown' } as const),
      companyId: seller.companyId,
      drawdownId: '2026-11-01-4444455555',
      facilityId: 'f',
      paidOutAt: '2026-11-01T00:00:00.000Z',
      version: 1,
    }),
    ...Object.fromEntries(
      (['payment', 'payoff'] as const).map((type, index) => [
        type,
        put(table, {
          pk,
          sk: `${type.toUpperCase()}#1`,
          type,
          gsi1pk: `REVIEW#${type}#0`,
          gsi1sk: '2026-11-01#1',
          companyId: seller.companyId,
          ...(type === 'payment' ? { paymentId: '1' } : { drawdownId: '1' }),
          status: 'reported',
          reportedCents: 100,
          reference: `OWN 7700${index + 1}`,
          version: 1,
        }),
      ]),
    ),
    shop: remove(table, { pk, sk: `FOUNDBY#shop#${shopId}` }),
  })
  expect(await found()).toEqual([0, 0, 0])
  expect(await foundByStatements()).toEqual([0, 0, 0, 0, 0, 0])
  // A run continues where the previous one ended.
  let isThrough = false
  for (let runs = 0; !isThrough && runs < 50; runs++)
    ({ isThrough } = await rebuildSearchIndex(app.deps, { pages: 1, items: 10 }))
  expect(isThrough).toBe(true)
  expect(await found()).toEqual([1, 1, 1])
  expect(await foundByStatements()).toEqual([1, 1, 1, 1, 1, 1])
  expect(await createJobsHandler(app.deps)({ job: 'find-rebuild' })).toMatchObject({ isThrough: true })
})
