import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PayoutBatchList, StatementList } from '#shared/desk/payments.ts'
import { type BankStatementRecord, replaceBankStatement } from '../../../../functions/data/bank-statements.ts'
import { findCompany } from '../../../../functions/data/companies.ts'
import { listUnsettledBatches } from '../../../../functions/data/payout-batch-lists.ts'
import { indexCompany } from '../../../../functions/data/search-index.ts'
import type { Item } from '../../../../functions/data/table.ts'
import { rebuildSearchIndex } from '../../../../functions/jobs/rebuild-search-index.ts'
import { deskResult } from '../../../support/desk-result.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'
import { createPayouts, type Payouts } from './payout-drawdowns.ts'
import { writeCamt } from './statements/write-statements.ts'

let app: TestApp
afterAll(() => app.close())

const resultOf = <Name extends string>(action: Name, fields: object = {}) => deskResult(app, action, fields)

const listedStatements = async (fields: object = {}): Promise<string[]> => {
  const numbers: string[] = []
  let cursor: string | null = null
  do {
    const page: StatementList = await resultOf('statement-list', {
      limit: 1,
      ...fields,
      ...(cursor ? { cursor } : {}),
    })
    numbers.push(...page.statements.map(({ number }) => number))
    ;({ cursor } = page)
  } while (cursor)
  return numbers
}

describe('payout batches', () => {
  let payouts: Payouts
  /** Batches by their day: a cancelled one, one with the bank, and one of today. */
  const made: Record<string, string> = {}
  beforeAll(async () => {
    app = await createTestApp()
    payouts = await createPayouts(app)
    const company = await findCompany(app.deps.table, payouts.companyId)
    if (!company) throw new Error('no company')
    await app.deps.table.transact(indexCompany(app.deps.table, company))
    for (const [day, ...amounts] of [
      ['2027-01-04', '1200.00', '1300.00'],
      ['2027-01-05', '1400.00'],
      ['2027-01-06', '1500.00'],
    ] as const) {
      await payouts.setClock(`${day}T02:00:00.000Z`)
      const named = []
      for (const amount of amounts) named.push(await payouts.approved(amount))
      const { batchId } = await payouts.made(named)
      made[day] = batchId
      if (day === '2027-01-04') await resultOf('payout-batch-cancel', { batchId })
      if (day === '2027-01-05') await resultOf('payout-batch-file', { batchId })
    }
  })

  const listed = async (fields: object = {}): Promise<string[]> => {
    const days: string[] = []
    let cursor: string | null = null
    do {
      const page: PayoutBatchList = await resultOf('payout-batch-list', {
        limit: 1,
        ...fields,
        ...(cursor ? { cursor } : {}),
      })
      for (const { batchId } of page.batches)
        days.push(Object.keys(made).find((day) => made[day] === batchId) ?? batchId)
      ;({ cursor } = page)
    } while (cursor)
    return days
  }

  const filters = [
    [{}, ['2027-01-06', '2027-01-05', '2027-01-04']],
    [{ batchStatus: 'made' }, ['2027-01-06']],
    [{ batchStatus: 'sent' }, ['2027-01-05']],
    [{ batchStatus: 'cancelled' }, ['2027-01-04']],
    [{ batchStatus: 'paid out' }, []],
    [{ from: '2027-01-05' }, ['2027-01-06', '2027-01-05']],
    [{ to: '2027-01-05' }, ['2027-01-05', '2027-01-04']],
    [{ from: '2027-01-05', to: '2027-01-05' }, ['2027-01-05']],
    [{ from: '2027-01-06', to: '2027-01-05' }, []],
    [{ search: 'lantern str' }, ['2027-01-06', '2027-01-05']],
    [{ search: 'lantern', to: '2027-01-05' }, ['2027-01-05']],
    [{ search: 'lantern', batchStatus: 'made' }, ['2027-01-06']],
    [{ search: 'somebody else' }, []],
    // The amount of a transfer is found while it is under way, the total of a batch always.
    [{ search: '1,400' }, ['2027-01-05']],
    [{ search: '2500.00' }, ['2027-01-04']],
    [{ search: '1300.00' }, []],
  ] as const
  test.each(filters)('are listed by %j, page by page and the latest first', async (fields, expected) => {
    expect(await listed(fields)).toEqual(expected)
  })

  test('are found by their id, and by the id of a drawdown', async () => {
    const batchId = made['2027-01-05'] ?? ''
    expect(await listed({ search: batchId })).toEqual(['2027-01-05'])
    const { entries } = await resultOf('payout-batch-show', {
      batchId,
    })
    expect(await listed({ search: entries[0]?.drawdownId })).toEqual(['2027-01-05'])
  })

  test('end with a cursor that is none', async () => {
    for (const cursor of ['!onstr', '~~', 'WzFd'])
      expect(await resultOf('payout-batch-list', { cursor })).toMatchObject({ batches: [], cursor: null })
  })

  test('made before they were listed by status are counted, and after a run of the job found as the others', async () => {
    const { table } = app.deps
    for (const { type, pk, sk } of await app.everyItem())
      if (type === 'payout-batch-pointer')
        await table.write({ kind: 'delete', table: table.name, key: { pk: String(pk), sk: String(sk) } })
    expect(await listed()).toEqual(['2027-01-06', '2027-01-05', '2027-01-04'])
    expect(await listed({ search: '2500.00' })).toEqual([])
    const unsettled = await listUnsettledBatches(table, 50)
    expect(unsettled.map(({ batchId }) => batchId)).toEqual([made['2027-01-06'], made['2027-01-05']])
    await rebuildSearchIndex(app.deps)
    for (const [fields, expected] of filters)
      expect([fields, await listed(fields)]).toEqual([fields, expected])
  })
})

describe('bank statements', () => {
  beforeAll(async () => {
    app = await createTestApp({ startAt: '2027-03-01T01:00:00.000Z' })
    await resultOf('statement-read', {
      file: Buffer.from(
        writeCamt({ number: 'S1', lines: [{ cents: 1_00, text: 'interest', day: '2027-01-04' }] }),
      ).toString('base64'),
    })
    const [first] = (await app.everyItem()).filter(({ type }) => type === 'bank-statement')
    for (const [number, account, from, to, continuity] of [
      ['S2', '1234567', '2027-01-05', '2027-01-05', 'continues'],
      ['S3', '7654321', '2027-01-01', '2027-01-31', 'continues'],
      ['S4', '1234567', '2027-02-10', '2027-02-12', 'gap'],
    ] as const)
      await app.deps.table.transact({
        statement: replaceBankStatement(app.deps.table, {
          ...(first as unknown as Item<BankStatementRecord>),
          statementId: `statement ${number}`,
          number,
          account,
          from,
          to,
          continuity,
          readAt: `${to}T09:00:00.000Z`,
          version: 0,
        }),
      })
  })

  test('are indexed by their days when they are read in', async () => {
    expect(await listedStatements({ from: '2027-01-04', to: '2027-01-04' })).toEqual(['S1'])
  })

  test('read before they were indexed are listed, and after a run of the job found as the others', async () => {
    expect((await listedStatements()).toSorted()).toEqual(['S1', 'S2', 'S3', 'S4'])
    await rebuildSearchIndex(app.deps)
    for (const [fields, expected] of [
      [{ from: '2027-01-04', to: '2027-01-05' }, ['S3', 'S2', 'S1']],
      [{ from: '2027-01-05' }, ['S4', 'S3', 'S2']],
      [{ to: '2027-01-04' }, ['S3', 'S1']],
      [{ from: '2027-01-04', to: '2027-01-05', search: '4321' }, ['S3']],
      [{ search: 'S2' }, ['S2']],
      [{ search: '567' }, ['S4', 'S2']],
      [{ unaccepted: true }, ['S1', 'S4']],
      [{ unaccepted: true, from: '2027-02-01' }, ['S4']],
      [{ unaccepted: true, search: 'S3' }, []],
    ] as const)
      expect([fields, await listedStatements(fields)]).toEqual([fields, expected])
  })

  test('that two people accepted are no longer among those that nobody accepted', async () => {
    const { statements } = await resultOf('statement-list', { search: 'S1' })
    await resultOf('statement-accept', { statementId: statements[0]?.statementId })
    expect(await listedStatements({ unaccepted: true })).toEqual(['S4'])
    expect(await listedStatements({ search: 'S1' })).toEqual(['S1'])
  })
})
