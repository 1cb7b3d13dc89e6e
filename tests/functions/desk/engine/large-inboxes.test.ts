import { writeFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Company } from '../../../../functions/data/companies.ts'
import { indexComplaint } from '../../../../functions/data/complaint-register.ts'
import type { Complaint } from '../../../../functions/data/complaints.ts'
import { facilityIdOf } from '../../../../functions/data/facilities.ts'
import { portfolioShards } from '../../../../functions/data/portfolio.ts'
import { indexReportedTransfer } from '../../../../functions/data/reported-transfers.ts'
import { indexCompany } from '../../../../functions/data/search-index.ts'
import { shardOf } from '../../../../functions/data/shard-of.ts'
import { recordShopTrouble } from '../../../../functions/data/shop-troubles.ts'
import { replaceShop } from '../../../../functions/data/shops.ts'
import { indexStatementLine } from '../../../../functions/data/statement-line-index.ts'
import type { StatementLine } from '../../../../functions/data/statement-lines.ts'
import { type Item, put, type Write } from '../../../../functions/data/table.ts'
import { writeAll } from '../../../../functions/data/write-all.ts'
import { refreshContribution } from '../../../../functions/portfolio/refresh-contribution.ts'
import { countRequests } from '../../../support/count-requests.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createDeskStory } from '../desk-story.ts'

/**
 * The number of items in each inbox, each of a different company. `npm run bench` sets 10,000, and stores the times in
 * a file.
 */
const many = Number(process.env['WAITING'] ?? 60)
const file = process.env['MEASURED_INBOXES_FILE']
/** The console's page size. */
const limit = 50

type Stored = Item<Record<string, unknown>>

const inboxes = [
  'kyc-list',
  'limit-list',
  'renewal-list',
  'drawdown-list',
  'payout-list',
  'payment-list',
  'payoff-list',
  'dispute-list',
  'statement-line-list',
  'shop-trouble-list',
  'overdue-list',
  'correction-list',
  'departure-list',
  'signer-check-list',
  'screening-list',
  'kyc-review-list',
  'flow-alert-list',
  'complaint-list',
  'complaint-register',
  'proposal-list',
  'company-list',
] as const

/** The items of the story, by their type. Undefined for those that no inbox shows or reads. */
const partOf = ({ type, gsi1pk = '', status }: Stored): string | undefined => {
  if (gsi1pk.startsWith('REVIEW#')) return gsi1pk.replace(/\d+$/, '')
  if (type === 'charge-order' && status === 'suspend' && gsi1pk) return 'dispute'
  if (type === 'drawdown' && status === 'approved' && gsi1pk) return 'payout'
  return [
    'company',
    'facility',
    'payout-account',
    'portfolio-contribution',
    'membership',
    'proposal-mark',
  ].find((each) => each === type)
}

const accepted = {
  arrearsAccepted: true,
  disputeAccepted: true,
  shopTroubleAccepted: true,
  highRiskAccepted: true,
}

/** One item of each inbox, of one company, with everything that its inbox reads. */
const gather = async () => {
  const { table } = app.deps
  const story = createDeskStory(() => app)
  await story.begin()
  const { companyId, facilityId, userId } = story.seller()
  const parts = new Map<string, Stored>()
  /** The check of an applicant’s signers with its agreement, as if it were the seller’s. */
  const keepSignerCheck = (items: readonly Stored[]) => {
    const check = items.find(({ type }) => type === 'signer-check')
    const agreement = items.find(
      ({ type, agreementId }) => type === 'agreement' && agreementId === check?.['agreementId'],
    )
    for (const item of check && agreement ? [check, agreement] : [])
      parts.set(
        item.type,
        JSON.parse(JSON.stringify(item).replaceAll(String(item['companyId']), companyId)) as Stored,
      )
  }
  const keep = async () => {
    const stored = (await app.everyItem()) as Stored[]
    keepSignerCheck(stored)
    for (const item of stored) {
      // An open line belongs to nobody yet.
      const isOurs = item['type'] === 'statement-line' || JSON.stringify(item).includes(companyId)
      const part = isOurs ? partOf(item) : undefined
      if (part) parts.set(part, item)
    }
  }
  const at = app.clock.now().toISOString()
  const shop = { companyId, shopId: 'shop-1' }
  await table.transact({
    shop: replaceShop(table, {
      ...shop,
      platform: 'harbor-market',
      platformShopId: 'shop-1',
      name: 'Lantern Street',
      currency: 'GBP',
      status: 'unauthorized',
      openedAt: at,
      authorisedAt: at,
      authorisationId: 'one',
      import: { status: 'imported', orders: 1, sales: 1, refunds: 0 },
      version: 0,
    }),
    trouble: recordShopTrouble(table, { ...shop, condition: 'unauthorized', since: at }),
  })
  for (const { action, fields } of story.steps) {
    const input = await fields()
    await keep()
    // Its shop is in trouble, which would stop the renewal.
    await callDesk(app, action, action === 'facility-renew' ? { ...input, ...accepted } : input)
  }
  // Proposed last, as proposals expire.
  const cautious = deskOf({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })
  await cautious({
    action: 'facility-limit',
    actor: 'ada',
    reason: 'as agreed',
    facilityId,
    limit: '140000.00',
    ...accepted,
  })
  await refreshContribution(table, facilityId)
  await keep()
  const shopItem = ((await app.everyItem()) as Stored[]).find(({ type }) => type === 'shop')
  const filed = parts.get('portfolio-contribution')
  if (!filed || !shopItem) throw new Error('no facility was filed')
  const pastDue = { since: '2026-12-01', owedCents: 10_000_00, charges: 1, disputed: 0 }
  parts.set('portfolio-contribution', {
    ...filed,
    gsi1pk: 'PAST-DUE',
    gsi1sk: `${pastDue.since}#${facilityId}`,
    pastDue,
  })
  return { items: [...parts.values(), shopItem], companyId, facilityId, userId }
}

/** Realistic lines: they differ in payer, amount and reference, and each matches the report of its company. */
const differing = (item: Stored, n: number): Stored => {
  const [name, reference] = [`Harbour ${n} Trading Limited`, `OWN ${700_000 + n}`]
  if (item.type === 'company') return { ...item, registerNameEn: name }
  if (item.type === 'payment' || item.type === 'payoff') return { ...item, reference }
  if (item.type === 'portfolio-contribution')
    return { ...item, pk: `PORTFOLIO#${shardOf(String(item['facilityId']), portfolioShards)}` }
  if (item.type !== 'statement-line') return item
  return { ...item, amountCents: 1_000_00 + n, payerName: name, text: `FPS ${name} ${reference}` }
}

/** What the searches find items by. A transfer is found by its company only. */
const foundBy = (item: Stored): Write[] => {
  const { table } = app.deps
  const { companyId } = item as unknown as { companyId: string }
  if (item.type === 'company')
    return Object.values(indexCompany(table, item as unknown as Company)).flatMap((write) => write ?? [])
  if (item.type === 'statement-line') return indexStatementLine(table, item as unknown as StatementLine)
  if (item.type === 'complaint') return Object.values(indexComplaint(table, item as unknown as Complaint))
  if (item.type !== 'payment' && item.type !== 'payoff') return []
  const entry = indexReportedTransfer(table, {
    companyId,
    kind: item.type,
    id: String(item['paymentId'] ?? item['drawdownId']),
    reference: String(item['reference']),
    isWaiting: true,
    isNew: true,
  })
  return entry ? [entry] : []
}

const numbered = (id: string, n: number) => id.slice(0, -6) + String(n).padStart(6, '0')

const app = await useTestApp()
beforeAll(async () => {
  const { table } = app.deps
  const { items, companyId, facilityId, userId } = await gather()
  const ids = items.flatMap((item) =>
    [
      item['lineId'],
      item['proposalId'],
      item['complaintId'],
      ...(item.type === 'correction' ? [item['requestId']] : []),
    ].flatMap((id) => (typeof id === 'string' ? id : [])),
  )
  const copy = (item: Stored, n: number): Stored => {
    const company = numbered(companyId, n)
    let text = JSON.stringify(item)
      .replaceAll(companyId, company)
      .replaceAll(facilityId, facilityIdOf(company, 'small_shop_financing'))
      .replaceAll(userId, numbered(userId, n))
    for (const id of ids) text = text.replaceAll(id, numbered(id, n))
    return differing(JSON.parse(text) as Stored, n)
  }
  for (let n = 0; n < many; n += 500)
    await writeAll(
      table,
      Array.from({ length: Math.min(500, many - n) }, (_, each) => n + each).flatMap((each) =>
        items.flatMap((item) => {
          const copied = copy(item, each)
          return [put(table, copied), ...foundBy(copied)]
        }),
      ),
    )
}, 3_600_000)

const rowsOf = (outcome: object): unknown[] => {
  const lists = Object.values(outcome).filter((value): value is unknown[] => Array.isArray(value))
  return lists.toSorted((a, b) => b.length - a.length)[0] ?? []
}

const times: { open: Record<string, number>; filter: Record<string, number> } = { open: {}, filter: {} }

/** The median of three calls, in milliseconds. */
const medianOf = async (call: () => Promise<unknown>): Promise<number> => {
  const ms: number[] = []
  for (let n = 0; n < 3; n++) {
    const began = performance.now()
    await call()
    ms.push(performance.now() - began)
  }
  return ms.toSorted((a, b) => a - b)[1] ?? 0
}

/** The queries that each row of an inbox may need: most need that of their company's pending approvals. */
const queriesOfRow: Partial<Record<(typeof inboxes)[number], number>> = {
  // Its pending approvals, and the charge order that would hold the payout up.
  'payout-list': 2,
  'overdue-list': 4,
  // Its pending approvals, and the drawdowns whose payout the hit holds.
  'screening-list': 2,
  // A line is looked up by its payer and the words of its text; its company's debts, disputes and accounts are listed.
  'statement-line-list': 9,
  'payment-list': 0,
  'payoff-list': 0,
  'shop-trouble-list': 0,
  'correction-list': 0,
  'proposal-list': 0,
  'company-list': 0,
}

test.each(inboxes)('%s reads the records of all its rows together', async (action) => {
  const { counts, counted } = countRequests(app.deps.table)
  const outcome = await deskOf({ ...app.deps, table: counted })({ action, actor: 'ada', limit })
  expect(outcome.ok).toBe(true)
  // An engine answers the queries of the rows at different times, and some records are then read alone.
  expect(counts.get).toBeLessThanOrEqual(limit / 4)
  expect(counts.batch).toBeLessThanOrEqual(limit / 2)
  // The lists themselves, in shards, and few others.
  expect(counts.query).toBeLessThanOrEqual(25 + limit * (queriesOfRow[action] ?? 1))
})

test.each(inboxes)('%s finds the items of a company by its name, of however many (B3)', async (action) => {
  const name = `Harbour ${many - 2} Trading`
  const outcome = await callDesk(app, action, { limit, search: name })
  if (!outcome.ok) throw new Error(outcome.message)
  const text = JSON.stringify(rowsOf(outcome))
  expect(rowsOf(outcome)).toHaveLength(1)
  expect(text).toContain(name)
  expect(rowsOf((await callDesk(app, action, { limit, search: 'Nobody at all' })) as object)).toEqual([])
  times.filter[`${action} search`] = await medianOf(() => callDesk(app, action, { limit, search: name }))
})

test.each(inboxes)('%s opens with a full page, of however many', async (action) => {
  const outcome = await callDesk(app, action, { limit })
  if (!outcome.ok) throw new Error(outcome.message)
  expect(rowsOf(outcome)).toHaveLength(limit)
  times.open[action] = await medianOf(() => callDesk(app, action, { limit }))
  if (file) await writeFile(file, JSON.stringify(times))
})
