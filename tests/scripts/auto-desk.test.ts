import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { everyDeskRole } from '#shared/desk/desk-roles.ts'
import type { StoredEvent } from '../../functions/data/events.ts'
import type { DeskHandler } from '../../functions/desk/handler.ts'
import { startAutoDesk } from '../../scripts/local/desk/auto-desk.ts'
import { createLocalDesk } from '../../scripts/local/desk/desk.ts'
import type { DeskCall } from '../../scripts/local/desk/desk-decisions.ts'
import { openDeskInbox } from '../../scripts/local/desk/desk-inbox.ts'

/** Some acts require a reason. */
const reason = 'decided without a person (DESK=auto)'

const ids = { companyId: 'c1', facilityId: 'f1', drawdownId: 'd1' }

const noteRendered: StoredEvent = {
  eventId: 'e1',
  name: 'drawdown-note-rendered',
  at: '2027-01-01T00:00:00Z',
  payload: { name: 'drawdown-note-rendered', ...ids },
}

const activated: StoredEvent = {
  eventId: 'e2',
  name: 'facility-activated',
  at: '2027-01-01T00:00:00Z',
  payload: { name: 'facility-activated', companyId: 'c1', facilityId: 'f1' },
}

let folder: string
let calls: DeskCall[]
let refused: string[]
let now: Date
const clock = () => now

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-test-'))
  calls = []
  refused = []
  now = new Date('2027-01-01T00:00:00Z')
})
afterEach(() => rmSync(folder, { recursive: true }))

const openInbox = () => openDeskInbox(join(folder, 'desk.json'))

const handler: DeskHandler = ({ action, actor: _actor, ...input }) => {
  calls.push({ action, input })
  return Promise.resolve(
    refused.includes(action) ? { ok: false, reason: 'wrongState', message: 'already decided' } : { ok: true },
  )
}

const setUp = () => {
  const inbox = openInbox()
  const desk = createLocalDesk(handler, inbox)
  return { inbox, desk }
}

test('decides pending work, with each act in order', async () => {
  const { inbox, desk } = setUp()
  const task = inbox.add(noteRendered)
  const auto = startAutoDesk(inbox, desk, clock, 0)
  expect(task?.calls).toHaveLength(2)
  await expect.poll(() => inbox.tasks).toEqual([])
  await auto.stop()
  expect(calls).toEqual([
    { action: 'drawdown-approve', input: { ...ids, reason, roles: everyDeskRole } },
    { action: 'drawdown-pay-out', input: { ...ids, reason, roles: everyDeskRole } },
  ])
})

test('skips the remaining acts if somebody else was faster', async () => {
  refused = ['drawdown-approve']
  const { inbox, desk } = setUp()
  inbox.add(noteRendered)
  const auto = startAutoDesk(inbox, desk, clock, 0)
  await expect.poll(() => inbox.tasks).toEqual([])
  await auto.stop()
  expect(calls.map(({ action }) => action)).toEqual(['drawdown-approve'])
})

test('work left pending by a restart is decided after it', async () => {
  const before = setUp()
  before.inbox.add(noteRendered)
  await startAutoDesk(before.inbox, before.desk, clock, 60_000).stop()
  expect(calls).toEqual([])

  const after = setUp()
  const auto = startAutoDesk(after.inbox, after.desk, clock, 0)
  await expect.poll(() => after.inbox.tasks).toEqual([])
  await auto.stop()
  expect(calls).toHaveLength(2)
})

test('with manual decisions, an act is removed from the list once performed, but not if refused', async () => {
  refused = ['drawdown-pay-out']
  const { inbox, desk } = setUp()
  inbox.add(noteRendered)
  inbox.add(noteRendered)
  await desk({ action: 'drawdown-approve', input: { ...ids, reason: 'seen' } })
  await desk({ action: 'drawdown-pay-out', input: ids })
  expect(openInbox().tasks).toEqual([
    {
      eventId: 'e1',
      event: 'drawdown-note-rendered',
      at: '2027-01-01T00:00:00Z',
      calls: [{ action: 'drawdown-pay-out', input: ids }],
    },
  ])
})

test.each([{ dryRun: true }, { waitsFor: 'a second person' }])(
  'an act that was not performed stays on the list: %o',
  async (outcome) => {
    const { inbox } = setUp()
    inbox.add(noteRendered)
    const desk = createLocalDesk(async () => ({ ok: true, ...outcome }), inbox)
    await desk({ action: 'drawdown-approve', input: ids })
    expect(inbox.tasks[0]?.calls).toHaveLength(2)
  },
)

test('work that the lender cannot decide is not pending', () => {
  const { inbox } = setUp()
  expect(inbox.add(activated)).toBeUndefined()
  expect(inbox.tasks).toEqual([])
})

const kycContact: StoredEvent = {
  eventId: 'e3',
  name: 'kyc-contact-requested',
  at: '2027-01-01T00:00:00.000Z',
  payload: {
    name: 'kyc-contact-requested',
    companyId: 'c1',
    kycId: 'k1',
    changeId: 'x1',
    locale: 'zh-CN',
    sealedToken: 'sealed',
  },
}

test('approves a KYC with a changed contact after its waiting day, even across a restart', async () => {
  const before = setUp()
  before.inbox.add(kycContact)
  let looks = 0
  const counted = () => {
    looks += 1
    return now
  }
  const looking = startAutoDesk(before.inbox, before.desk, counted, 0)
  await expect.poll(() => looks).toBeGreaterThan(3)
  await looking.stop()
  expect(calls).toEqual([])

  now = new Date('2027-01-02T00:00:00.000Z')
  const after = setUp()
  const auto = startAutoDesk(after.inbox, after.desk, clock, 0)
  await expect.poll(() => after.inbox.tasks).toEqual([])
  await auto.stop()
  expect(calls).toEqual([
    {
      action: 'kyc-approve',
      input: {
        companyId: 'c1',
        kycId: 'k1',
        unreviewedReason: 'approved without a person (DESK=auto)',
        reason,
        roles: everyDeskRole,
      },
    },
  ])
})

const eventOf = (eventId: string, payload: StoredEvent['payload']): StoredEvent => ({
  eventId,
  name: payload.name,
  at: '2027-01-01T00:00:00Z',
  payload,
})
const submitted = eventOf('e5', { name: 'kyc-submitted', companyId: 'c1', kycId: 'k1' })

test('a KYC that a person approved for a reason of their own no longer waits', async () => {
  const { inbox, desk } = setUp()
  inbox.add(submitted)
  await desk({
    action: 'kyc-approve',
    input: { companyId: 'c1', kycId: 'k1', unreviewedReason: 'seen at the counter' },
  })
  expect(inbox.tasks).toEqual([])
})

test.each(['approved', 'rejected', 'returned'] as const)(
  'a KYC that was %s in the console no longer waits',
  (decision) => {
    const { inbox } = setUp()
    inbox.add(submitted)
    inbox.add(eventOf('e6', { name: 'kyc-decided', companyId: 'c1', kycId: 'k2', decision }))
    expect(inbox.tasks).toHaveLength(1)
    inbox.add(eventOf('e7', { name: 'kyc-decided', companyId: 'c1', kycId: 'k1', decision }))
    expect(inbox.tasks).toEqual([])
  },
)

test('a drawdown that was approved in the console waits for its payout, and a rejected one for nothing', () => {
  const { inbox } = setUp()
  inbox.add(noteRendered)
  inbox.add(eventOf('e6', { name: 'drawdown-decided', ...ids, decision: 'approved' }))
  expect(inbox.tasks[0]?.calls.map(({ action }) => action)).toEqual(['drawdown-pay-out'])
  inbox.add(eventOf('e7', { name: 'drawdown-decided', ...ids, decision: 'rejected' }))
  expect(inbox.tasks).toEqual([])
})
