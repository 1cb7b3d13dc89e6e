import { describe, expect, test } from 'vitest'
import type { ViewedSubject } from '#shared/desk/viewed-records.ts'
import { recordAudit } from '../../../../functions/data/audit.ts'
import { findDrawdown } from '../../../../functions/data/drawdowns.ts'
import type { Table } from '../../../../functions/data/table.ts'
import { writeAll } from '../../../../functions/data/write-all.ts'
import { buildFacility } from '../../../support/build-facility.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { requestDrawdown } from '../../../support/draw-money.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createIncreaseStory } from '../../credit/increase-story.ts'
import { createPayouts } from '../payments/payout-drawdowns.ts'

type Fields = Record<string, unknown>

const app = await useTestApp()

const act = async (actor: string, action: string, fields: Fields = {}, table: Table = app.deps.table) => {
  const { deps } = app
  const outcome = await deskOf({ ...deps, table, config: { ...deps.config, fourEyes: true } })({
    action,
    actor,
    reason: 'as agreed',
    ...fields,
  })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome as Fields
}

/** What a colleague who approves is shown of a proposal. */
const shownOf = async ({ proposalId }: Fields): Promise<ViewedSubject[] | undefined> => {
  const { waiting } = (await act('grace', 'proposal-list', { limit: 200 })) as {
    waiting: { proposalId: string; viewed?: ViewedSubject[] }[]
  }
  return waiting.find((each) => each.proposalId === proposalId)?.viewed
}

const timesOf = (viewed: ViewedSubject | undefined) =>
  Object.fromEntries((viewed?.records ?? []).map(({ record, viewedAt }) => [record, viewedAt]))

const build = () => buildFacility(app, { limitCents: 50_000_00 })

const raise = (actor: string, facilityId: string, limit = '60000.00') =>
  act(actor, 'facility-limit', { facilityId, limit, highRiskAccepted: true, shopTroubleAccepted: true })

describe('the second person on a limit', () => {
  test('is shown that nothing was viewed, by name', async () => {
    const { companyId, facilityId } = await build()
    const [viewed] = (await shownOf(await raise('ada', facilityId))) ?? []
    expect(viewed).toMatchObject({ companyId, facilityId })
    expect(timesOf(viewed)).toEqual({ limit: null, facility: null, exposure: null, kyc: null })
  })

  test('is shown what the proposer viewed, with the time, and what not', async () => {
    const { companyId, facilityId } = await build()
    await act('ada', 'company-exposure', { companyId })
    const first = app.clock.now().toISOString()
    app.clock.advance('PT5M')
    await act('ada', 'facility-show', { facilityId })
    const second = app.clock.now().toISOString()
    // A colleague's access, a dry run, and access to another company's records do not count for the proposer.
    await act('mary', 'kyc-show', { companyId })
    const other = await build()
    await act('ada', 'kyc-show', { companyId: other.companyId })
    await act('ada', 'facility-show', { facilityId: other.facilityId })
    app.clock.advance('PT5M')
    const [viewed] = (await shownOf(await raise('ada', facilityId))) ?? []
    expect(timesOf(viewed)).toEqual({ limit: null, facility: second, exposure: first, kyc: null })
  })

  test('is not shown as viewed what was opened after the proposal, or more than a week before', async () => {
    const { companyId, facilityId } = await build()
    await act('ada', 'kyc-show', { companyId })
    app.clock.advance('P8D')
    const proposal = await raise('ada', facilityId)
    app.clock.advance('PT1M')
    await act('ada', 'facility-show', { facilityId })
    // A repeated proposal returns the pending one.
    expect(await raise('ada', facilityId)).toMatchObject({ proposalId: proposal['proposalId'] })
    expect(timesOf((await shownOf(proposal))?.[0])).toEqual({
      limit: null,
      facility: null,
      exposure: null,
      kyc: null,
    })
  })

  test('is shown views since a request came in, however long ago', async () => {
    const story = createIncreaseStory(app)
    const seller = await story.sellerWithLimit()
    await story.sellMore(seller)
    await act('ada', 'facility-show', { facilityId: seller.facilityId })
    app.clock.advance('PT1M')
    const { data } = await story.submit(seller, { requested_limit: '150000.00' })
    app.clock.advance('PT1M')
    await act('ada', 'limit-show', { facilityId: seller.facilityId })
    const at = app.clock.now().toISOString()
    app.clock.advance('P9D')
    const proposal = await act('ada', 'limit-approve', {
      facilityId: seller.facilityId,
      requestId: data?.approval_id,
      limit: '120000.00',
      shopTroubleAccepted: true,
      highRiskAccepted: true,
    })
    expect(timesOf((await shownOf(proposal))?.[0])).toMatchObject({ limit: at, facility: null })
  })

  test('sees what another signed-in name of the same person viewed', async () => {
    const { companyId, facilityId } = await build()
    await act('ada', 'kyc-show', { companyId, principal: 'arn of ada' })
    const at = app.clock.now().toISOString()
    const proposal = await act('ada@lender', 'facility-limit', {
      facilityId,
      limit: '61000.00',
      principal: 'arn of ada',
      highRiskAccepted: true,
      shopTroubleAccepted: true,
    })
    expect(timesOf((await shownOf(proposal))?.[0])).toMatchObject({ kyc: at })
  })
})

test('the second person on a drawdown is shown whether its note was opened', async () => {
  const seller = await build()
  const { companyId, facilityId } = seller
  const drawdownId = await requestDrawdown(app, seller, '1000.00')
  await app.drainEvents()
  const noteFileId = (await findDrawdown(app.deps.table, companyId, drawdownId))?.noteFileId
  const rows = (await act('ada', 'drawdown-list', { limit: 200 }))['waiting'] as Fields[]
  expect(rows.find((row) => row['drawdownId'] === drawdownId)).toMatchObject({ fileId: noteFileId })
  await act('ada', 'file-open', { companyId, fileId: noteFileId })
  const at = app.clock.now().toISOString()
  const proposal = await act('ada', 'drawdown-approve', { facilityId, drawdownId })
  expect(timesOf((await shownOf(proposal))?.[0])).toEqual({
    note: at,
    facility: null,
    exposure: null,
    kyc: null,
  })
})

test('of a batch over several companies, each is shown with its own views, by one query a company', async () => {
  const [one, other] = [await createPayouts(app), await createPayouts(app)]
  const drawdowns = [
    await one.approved('1100.00'),
    await one.approved('1200.00'),
    await other.approved('1300.00'),
  ]
  app.clock.advance('PT1M')
  await act('mary', 'payout-account-list', { companyId: one.companyId })
  const at = app.clock.now().toISOString()
  const queried: string[] = []
  const { table } = app.deps
  const counting: Table = {
    ...table,
    query: (options) => {
      if (options.pk.startsWith('AUDIT#')) queried.push(options.pk)
      return table.query(options)
    },
  }
  const proposal = await act('mary', 'payout-batch-make', { drawdowns }, counting)
  expect(queried.toSorted()).toEqual([one, other].map(({ companyId }) => `AUDIT#${companyId}`).toSorted())
  const viewed = (await shownOf(proposal)) ?? []
  expect(Object.fromEntries(viewed.map((each) => [each.companyId, timesOf(each)]))).toEqual({
    [one.companyId]: { payoutAccount: at, facility: null, exposure: null },
    [other.companyId]: { payoutAccount: null, facility: null, exposure: null },
  })
  expect(viewed).toHaveLength(2)
})

test('of a company with more entries than are read, the time that was examined is shorter, and said', async () => {
  const { companyId, facilityId } = await build()
  const { table, random } = app.deps
  await act('ada', 'facility-show', { facilityId })
  app.clock.advance('PT1M')
  const from = app.clock.now().toISOString()
  const entries = Array.from({ length: 200 }, () =>
    recordAudit(table, {
      auditId: random.id(),
      action: 'company-note',
      actor: 'mary',
      at: from,
      companyId,
      before: null,
      after: null,
    }),
  )
  await writeAll(table, entries)
  app.clock.advance('PT1M')
  const [viewed] = (await shownOf(await raise('ada', facilityId))) ?? []
  expect(viewed?.viewedSince).toBe(from)
  expect(timesOf(viewed)).toMatchObject({ facility: null })
})

test('a view of a facility belongs to the audit of its company', async () => {
  const { companyId, facilityId } = await build()
  await act('ada', 'charge-list', { facilityId })
  const { entries } = (await act('ada', 'audit-list', { companyId, looks: true })) as { entries: Fields[] }
  expect(entries.map(({ action }) => action)).toContain('charge-list')
})
