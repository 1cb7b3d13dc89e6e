import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  option,
  record,
  sample,
} from 'fast-check'
import { expect, test } from 'vitest'
import type { Finding } from '#shared/repayment/match-receipt.ts'
import { chargeIdOf, replaceChargeOrder } from '../../../../functions/data/charge-orders.ts'
import { storeCompany } from '../../../../functions/data/companies.ts'
import { replaceDrawdown } from '../../../../functions/data/drawdowns.ts'
import { writePayment } from '../../../../functions/data/payments.ts'
import { writePayoff } from '../../../../functions/data/payoffs.ts'
import { replacePayoutAccount } from '../../../../functions/data/payout-accounts.ts'
import { indexAccount, indexCompany } from '../../../../functions/data/search-index.ts'
import type { StatementLine } from '../../../../functions/data/statement-lines.ts'
import type { QueryOptions, Table, Write } from '../../../../functions/data/table.ts'
import { indexTransferReference } from '../../../../functions/data/transfer-references.ts'
import { createReconciliation } from '../../../../functions/desk/payments/reconcile-line.ts'
import { createMemoryTable } from '../../../support/memory-table.ts'
import { matchWholePortfolio } from './match-whole-portfolio.ts'

// Few values of each kind, so that many collide.
const names = [
  'Lantern Street Trading Limited',
  'Lantern Street Trading Ltd.',
  'Lantern',
  'Harbor & Sons Co., Ltd',
  'Abc',
  '深圳市灯街贸易有限公司',
  '灯街',
]
const references = ['1234567890', '0987654321', '5555500000', '7777700000']
const own = [
  'FPS 88-AB-17',
  'INV-77001',
  'INV 7700',
  'inv/770012',
  'ab 1',
  '',
  'Lantern 0001',
  '灯街一月货款',
]
const ends = ['8888', '1234', '0000']
const amounts = [100_00, 60_00, 40_00, 160_00, 100_01]
const days = ['2027-01-20', '2027-01-25', '2027-01-29']
const currencies = ['GBP', 'USD'] as const

const bill = record({
  reference: constantFrom(...references),
  cents: constantFrom(...amounts),
  day: constantFrom(...days),
  currency: constantFrom(...currencies),
  facility: integer({ min: 1, max: 2 }),
  status: constantFrom('active', 'active', 'active', 'partial collected', 'suspend', 'collected'),
  isDisputed: constantFrom(true, false),
  reported: option(record({ cents: constantFrom(...amounts), reference: constantFrom(...own) })),
})
const running = record({
  reference: constantFrom(...references),
  cents: constantFrom(...amounts),
  currency: constantFrom(...currencies),
  own: constantFrom(...own),
})
const company = record({
  en: option(constantFrom(...names)),
  cn: option(constantFrom(...names)),
  accounts: array(
    record({
      holder: constantFrom(...names),
      end: constantFrom(...ends),
      status: constantFrom('verified', 'verified', 'to be verified'),
    }),
    { maxLength: 2 },
  ),
  bills: array(bill, { maxLength: 4 }),
  payoffs: array(running, { maxLength: 1 }),
})
type ValueOf<Drawn> = Drawn extends Arbitrary<infer Value> ? Value : never
type Company = ValueOf<typeof company>
const line = record({
  cents: constantFrom(...amounts, 200_00, 140_00, 1_00),
  currency: constantFrom(...currencies),
  words: array(
    constantFrom(...references, ...own, ...names, 'Repayment', '/', '12345\n67890', '网银转账灯街一月货款'),
    {
      maxLength: 4,
    },
  ),
  payerName: option(constantFrom(...names, 'Stranger')),
  payerAccount: option(constantFrom('GB29-NWBK-8888', '123-456 1234', '12')),
  day: constantFrom('2027-01-22', '2027-01-31'),
})

const clock = () => new Date('2027-01-31T01:00:00.000Z')
const at = '2027-01-30T01:00:00.000Z'

/** A company's identity and debts as items: only those that the lookup reads. */
const writesOf = (table: Table, given: Company, index: number): (Write | undefined)[] => {
  const companyId = `company-${index}`
  const facilityId = (number: number) => `${companyId}-facility-${number}`
  const named = {
    companyId,
    ...(given.en ? { registerNameEn: given.en } : {}),
    ...(given.cn ? { registerNameCn: given.cn } : {}),
    createdAt: at,
    version: 0,
  }
  const drawdownOf = (id: string, currency: string) =>
    ({
      companyId,
      drawdownId: id,
      facilityId: facilityId(1),
      currency,
      status: 'paid out',
      paidOutAt: at,
      price: { dueDate: '2027-02-20', repayment: {} },
      uncharged: { lots: [] },
      version: 0,
    }) as never
  const accounts = given.accounts.flatMap(({ holder, end, status }, number) => {
    const account = {
      companyId,
      accountId: `${number}`,
      account_name: holder,
      lastFour: end,
      status,
      version: 0,
    } as never
    return [replacePayoutAccount(table, account), ...Object.values(indexAccount(table, account))]
  })
  const bills = given.bills.flatMap(({ reference, cents, day, currency, facility, ...rest }, number) => {
    const drawdownId = `2026-11-0${number + 1}T02:10:00.000Z-${index}-${reference}`
    const chargeId = chargeIdOf(day, drawdownId)
    const owedCents = {
      fee: 0,
      overdueInterest: 0,
      interest: 0,
      principal: rest.status === 'collected' ? 0 : cents,
    }
    return [
      replaceDrawdown(table, drawdownOf(drawdownId, currency)),
      indexTransferReference(table, { companyId, drawdownId, facilityId: facilityId(facility) }),
      replaceChargeOrder(table, {
        companyId,
        chargeId,
        drawdownId,
        facilityId: facilityId(facility),
        currency,
        status: rest.status,
        dueDate: day,
        chargedCents: owedCents,
        owedCents,
        principalSteps: [{ from: day, principalCents: cents }],
        overdueTerms: { ratePercent: '36.500', basis: 'ACT/365F', multiplier: '1', graceDays: 3 },
        ...(rest.isDisputed && rest.status === 'suspend'
          ? { disputes: [{ raisedAt: at, words: 'wrong' }] }
          : {}),
        version: 0,
      } as never),
      ...(rest.reported
        ? Object.values(
            writePayment(table, {
              companyId,
              chargeId,
              paymentId: `payment-${index}-${number}`,
              facilityId: facilityId(facility),
              status: 'reported',
              reportedCents: rest.reported.cents,
              reference: rest.reported.reference,
              reportedAt: at,
              version: 0,
            }),
          )
        : []),
    ]
  })
  const payoffs = given.payoffs.flatMap(({ reference, cents, currency, ...payoff }) => {
    const drawdownId = `2026-12-01T02:10:00.000Z-${index}-${reference}`
    return [
      replaceDrawdown(table, drawdownOf(drawdownId, currency)),
      indexTransferReference(table, { companyId, drawdownId, facilityId: facilityId(1) }),
      ...Object.values(
        writePayoff(table, {
          companyId,
          drawdownId,
          facilityId: facilityId(1),
          status: 'reported',
          reportedCents: cents,
          reference: payoff.own,
          reportedAt: at,
          version: 0,
        }),
      ),
    ]
  })
  return [
    ...Object.values(storeCompany(table, named as never)),
    ...Object.values(indexCompany(table, named as never)),
    ...accounts,
    ...bills,
    ...payoffs,
  ]
}

const tableOf = async (companies: readonly Company[]) => {
  const table = createMemoryTable('portfolio')
  for (const [index, each] of companies.entries())
    for (const write of writesOf(table, each, index)) if (write) await table.write(write)
  return table
}

const lineOf = ({ cents, words, day, ...given }: ValueOf<typeof line>, index: number): StatementLine =>
  ({
    lineId: `line-${index}`,
    amountCents: cents,
    currency: given.currency,
    text: words.join(' '),
    valueDate: day,
    bookingDate: day,
    ...(given.payerName ? { payerName: given.payerName } : {}),
    ...(given.payerAccount ? { payerAccount: given.payerAccount } : {}),
    ...(index % 5 === 4 ? { resembles: 'another' } : {}),
    state: 'open',
    parts: [],
  }) as never

test('what is looked up for a line is what all that is open over all companies comes to', async () => {
  const seen = new Map<Finding['kind'], number>()
  await assert(
    asyncProperty(
      array(company, { minLength: 1, maxLength: 6 }),
      array(line, { minLength: 1, maxLength: 12 }),
      async (companies, given) => {
        const table = await tableOf(companies)
        const read = given.map(lineOf)
        const found = await createReconciliation({ table, clock })(read)
        const companyIds = companies.map((_, index) => `company-${index}`)
        const whole = await matchWholePortfolio({ table, clock }, read, companyIds)
        const matches = [...found].map(
          ([lineId, { isOtherPayer: _other, pointsToCompany: _points, ...finding }]) =>
            [lineId, finding] as const,
        )
        expect(new Map(matches)).toEqual(
          new Map([...whole].map(([lineId, finding]) => [lineId, { ...finding, knownPayers: [] }])),
        )
        for (const { kind } of found.values()) seen.set(kind, (seen.get(kind) ?? 0) + 1)
      },
    ),
    { numRuns: 300 },
  )
  // The cases cover every kind of finding.
  expect([...seen.keys()].toSorted()).toEqual(['certain', 'differs', 'likely', 'several', 'unknown'])
})

const victim = { name: 'Quay Works Limited', cn: '码头工场有限公司', reference: '2222200000' }
/** References that a company may report in order to receive another's transfers. */
const hostile = [
  ...own,
  'Quay Works Limited',
  'quay works',
  'Works Limited',
  '码头工场',
  '2222200000',
  '22222 00000',
  'for January 2027',
  'INV 2027-01 Quay',
]

test('whatever another company reports, money that a name or a transfer reference points to stays where it was', async () => {
  const said = constantFrom(victim.name, victim.cn, victim.reference, 'QUAY WORKS LTD.', '22222-00000')
  const kinds = new Set<string>()
  await assert(
    asyncProperty(
      company,
      company,
      said,
      array(constantFrom(...hostile), { maxLength: 4 }),
      constantFrom(...hostile),
      line,
      async (honest, other, pointer, words, reference, given) => {
        const quay: Company = {
          ...honest,
          en: victim.name,
          cn: victim.cn,
          bills: honest.bills.map((each) => ({ ...each, reference: victim.reference })),
          payoffs: [{ reference: victim.reference, cents: 60_00, currency: 'GBP', own: 'ab 1' }],
        }
        const thief: Company = {
          ...other,
          en: 'Thief Trading Limited',
          cn: null,
          // It may have an account with the payer's last digits; the holder's name is verified.
          accounts: other.accounts.map((each) =>
            each.status === 'verified'
              ? { ...each, holder: 'Thief Trading Limited' }
              : { ...each, holder: victim.name },
          ),
          bills: other.bills.map((each) => ({ ...each, reported: { cents: given.cents, reference } })),
          payoffs: other.payoffs.map((each) => ({ ...each, cents: given.cents, own: reference })),
        }
        const isName = ![victim.reference, '22222-00000'].includes(pointer)
        const text = [pointer, ...words.filter((each) => !each.includes('1234567890'))]
        const read = [
          lineOf({ ...given, words: text, payerName: null }, 0),
          lineOf({ ...given, words: isName ? words : text, payerName: isName ? pointer : null }, 1),
        ]
        const findings = async (companies: Company[]) =>
          createReconciliation({ table: await tableOf(companies), clock })(read)
        const found = await findings([quay, thief])
        expect(found).toEqual(await findings([quay]))
        for (const { kind } of found.values()) kinds.add(kind)
      },
    ),
    { numRuns: 300 },
  )
  expect(kinds.size).toBeGreaterThan(2)
})

const billOf = (reported: string, cents: number): Company['bills'][number] => ({
  reference: '5555500000',
  cents,
  day: '2027-01-20',
  currency: 'GBP',
  facility: 1,
  status: 'active',
  isDisputed: false,
  reported: { cents, reference: reported },
})

test.each([
  ['a name that the bank cut off', 'QUAY WORKS LIMI', 'Quay Works'],
  ['the middle of one', 'FROM QUAY WORKS LIMI', 'Works Limi'],
  ['a name with more behind it', 'QUAY WORKS 0001', 'Quay Works 0001'],
  ['what another company reported', 'INV 77001', 'INV 77001'],
  ['a part of that', 'INV 77001', 'INV 7700'],
  ['what stands on anybody’s transfer', 'PAYMENT 20270131', '20270131'],
  ['nothing but words of the trade', 'INVOICE PAYMENT', 'Invoice payment'],
])('a reference of one’s own that is %s counts for nothing', async (_, text, reference) => {
  const nobody: Company = { en: null, cn: null, accounts: [], bills: [], payoffs: [] }
  const table = await tableOf([
    { ...nobody, en: victim.name, bills: [billOf('INV 77001', 1_00)] },
    { ...nobody, en: 'Thief Trading Limited', bills: [billOf(reference, 100_00)] },
  ])
  const given = {
    cents: 100_00,
    currency: 'GBP',
    payerName: null,
    payerAccount: null,
    day: '2027-01-31',
  } as const
  const found = await createReconciliation({ table, clock })([lineOf({ ...given, words: [text] }, 0)])
  expect(found.get('line-0')?.kind).toBe('unknown')
})

/** Counts what a table reads: each request, and each item of a list. */
const countReads = (table: Table) => {
  const read = { count: 0 }
  const counted: Table = {
    ...table,
    get: (...given) => (read.count++, table.get(...given)),
    query: async <Entity>(options: QueryOptions) => {
      const page = await table.query<Entity>(options)
      read.count += 1 + page.items.length
      return page
    },
    async *all<Entity>(options: QueryOptions) {
      for await (const item of table.all<Entity>(options)) {
        read.count++
        yield item
      }
    },
  }
  return { read, counted }
}

/** A company that only has a name and accounts of these holders. */
const nobody = (en: string, holders: readonly string[] = []): Company => ({
  en,
  cn: null,
  accounts: holders.map((holder) => ({ holder, end: '0000', status: 'to be verified' })) as never,
  bills: [],
  payoffs: [],
})

const givenLine = { currency: 'GBP', payerName: null, payerAccount: null, day: '2027-01-31' } as const

test('as much is read for a line among ever more companies that have nothing to do with it', async () => {
  const [payer] = sample(company, { numRuns: 1, seed: 1 })
  if (!payer) throw new Error('no company')
  const payerItself = { ...payer, en: 'Quay Works Limited', cn: null, accounts: [] }
  const stranger = (index: number): Company => ({
    ...payer,
    en: `Other ${index} Limited`,
    cn: null,
    accounts: [],
    bills: payer.bills.map((each) => ({ ...each, reference: `${8_000_000_000 + index}`, reported: null })),
    payoffs: [],
  })
  const readsAmong = async (strangers: number) => {
    const { read, counted } = countReads(
      await tableOf([payerItself, ...Array.from({ length: strangers }, (_, index) => stranger(index))]),
    )
    const words = ['1234567890', 'Quay Works Ltd for January']
    const lines = [words, []].map((each, index) => lineOf({ ...givenLine, cents: 1_00, words: each }, index))
    const found = await createReconciliation({ table: counted, clock })(lines)
    return [read.count, found]
  }
  expect(await readsAmong(50)).toEqual(await readsAmong(1))
})

test('as much is read for a line among ever more companies of one city, whose names begin alike', async () => {
  const payer = { ...nobody('Shenzhen Quay Works Limited'), bills: [billOf('INV 77001', 100_00)] }
  const reporter = { ...nobody('Kowloon Trading Limited'), bills: [billOf('Order 8812', 50_00)] }
  const readsAmong = async (strangers: number) => {
    const { read, counted } = countReads(
      await tableOf([
        payer,
        reporter,
        ...Array.from({ length: strangers }, (_, index) => nobody(`Shenzhen ${index} Quays Limited`)),
      ]),
    )
    const lines = ['FROM SHENZHEN QUAY WORKS LTD', 'SHENZHEN STRANGER Order 8812'].map((text, index) =>
      lineOf({ ...givenLine, cents: 100_00, words: [text] }, index),
    )
    const found = await createReconciliation({ table: counted, clock })(lines)
    return { count: read.count, kinds: [...found.values()].map(({ kind, owed }) => [kind, owed.length]) }
  }
  const few = await readsAmong(40)
  expect(few.kinds).toEqual([
    ['likely', 1],
    ['differs', 1],
  ])
  expect(await readsAmong(400)).toEqual(few)
})

test('a company cannot crowd out another’s name by accounts with names that are nearer to a text', async () => {
  const text = 'SHENZHEN QUAY WORKS LIMI'
  const nearer = Array.from(
    { length: 90 },
    (_, index) => `Shenzhen Quay Works Lim${index % 2 ? 'j' : 'h'} ${index}`,
  )
  const table = await tableOf([
    { ...nobody('Shenzhen Quay Works Limited'), bills: [billOf('INV 77001', 1_00)] },
    { ...nobody('Thief Trading Limited', nearer), bills: [billOf('Works Limi', 100_00)] },
  ])
  const found = await createReconciliation({ table, clock })([
    lineOf({ ...givenLine, cents: 100_00, words: [text] }, 0),
  ])
  expect(found.get('line-0')?.kind).toBe('unknown')
})
