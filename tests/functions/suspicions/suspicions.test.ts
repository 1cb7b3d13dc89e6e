import { describe, expect, test } from 'vitest'
import { everyDeskRole } from '#shared/desk/desk-roles.ts'
import { replaceFlowAlert } from '../../../functions/data/flow-alerts.ts'
import { deskOf } from '../../support/desk-of.ts'
import { deskResult } from '../../support/desk-result.ts'
import { callDesk } from '../../support/draw-money.ts'
import { refusal } from '../../support/refusal.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createDeskStory } from '../desk/desk-story.ts'

/** Letters that no id has: any text that contains them reveals the suspicion. */
const marker = 'zyxwvu'

const story = createDeskStory(() => app)
const app = await useTestApp()
await story.begin()

let keys = 0
const open = async (fields: object = {}): Promise<string> => {
  const opened = await callDesk(app, 'suspicion-open', {
    facts: `${marker} money`,
    key: `key-${++keys}`,
    ...fields,
  })
  expect(opened).toMatchObject({ ok: true, suspicionStatus: 'open' })
  return (opened as unknown as { suspicionId: string }).suspicionId
}
const change = (act: string, suspicionId: string, fields: object = {}) =>
  callDesk(app, `suspicion-${act}`, { suspicionId, reason: `${marker} because`, ...fields })
const registered = async (suspicionId: string) => {
  const { suspicions } = await deskResult(app, 'suspicion-list', {})
  return suspicions.find((each) => each.suspicionId === suspicionId)
}
/** The counts of suspicions for these roles, weeks later. */
const counted = async (roles: readonly string[]) => {
  const { counts } = (await deskOf({ ...app.deps, clock: () => new Date('2026-11-20T01:00:00Z') })({
    action: 'work-count',
    actor: 'hedy',
    roles,
  })) as unknown as { counts: { act: string; late: number }[] }
  return counts.filter(({ act }) => act === 'suspicion-list')
}
const report = { reportedOn: '2026-11-02', jfiuReference: 'STR-1', followUpOn: '2027-01-04' }

describe('a suspicion', () => {
  test('is decided, reported, answered and closed, and the register has each step (A11)', async () => {
    const suspicionId = await open({ persons: 'WONG Siu Ming', references: 'FT-1' })
    expect(await change('report', suspicionId, report)).toMatchObject(refusal('wrongState'))
    expect(await change('decide', suspicionId, { reportDecision: 'report' })).toMatchObject({ ok: true })
    expect(await change('report', suspicionId, { ...report, reportedOn: '2030-01-01' })).toMatchObject(
      refusal('invalidDate'),
    )
    expect(await change('report', suspicionId, report)).toMatchObject({ suspicionStatus: 'reported' })
    const answer = { jfiuConsent: 'no consent', consentOn: '2026-11-02', followUpOn: '2027-02-01' }
    expect(await change('consent', suspicionId, answer)).toMatchObject({ suspicionStatus: 'reported' })
    expect(await change('close', suspicionId)).toMatchObject({ suspicionStatus: 'closed' })
    expect(await change('decide', suspicionId, { reportDecision: 'report' })).toMatchObject({ ok: false })
    expect(await registered(suspicionId)).toMatchObject({
      suspicionStatus: 'closed',
      persons: 'WONG Siu Ming',
      references: 'FT-1',
      decisionReason: `${marker} because`,
      ...report,
      ...answer,
      closingReason: `${marker} because`,
    })
  })

  test('that is not reported may be closed, or reported after all', async () => {
    const suspicionId = await open()
    await change('decide', suspicionId, { reportDecision: 'do not report' })
    expect(await registered(suspicionId)).toMatchObject({ suspicionStatus: 'not reported' })
    expect(await change('decide', suspicionId, { reportDecision: 'report' })).toMatchObject({
      suspicionStatus: 'to report',
    })
  })

  test('is recorded once, however often it is sent', async () => {
    const fields = { facts: 'the same', key: 'once' }
    const first = await callDesk(app, 'suspicion-open', fields)
    expect(await callDesk(app, 'suspicion-open', fields)).toEqual(first)
    expect(await callDesk(app, 'suspicion-open', { ...fields, facts: 'other' })).toMatchObject(
      refusal('changedMeanwhile'),
    )
  })

  test('to look at again is late on the home of its role, and of no other', async () => {
    const suspicionId = await open()
    await change('decide', suspicionId, { reportDecision: 'report' })
    await change('report', suspicionId, { ...report, followUpOn: '2026-11-02' })
    expect(await counted(['compliance'])).toMatchObject([{ late: 1 }])
    expect(await counted(everyDeskRole.filter((role) => role !== 'compliance'))).toEqual([])
  })
})

test('a suspicious alert is recorded with its lines, in the same transaction', async () => {
  const { companyId } = story.seller()
  const alert = {
    alertId: 'suspicious-alert',
    companyId,
    rule: 'roundTrip',
    lineIds: ['line-1', 'line-2'],
    cents: 5_000_00,
    currency: 'HKD',
    raisedAt: '2026-11-02T01:00:00.000Z',
    status: 'open',
    version: 0,
  } as const
  await app.deps.table.write(replaceFlowAlert(app.deps.table, alert))
  const { alertId } = alert
  const decision = { companyId, alertId, flowFinding: 'suspicion', reason: `${marker} round trip` }
  expect(await callDesk(app, 'flow-alert-decide', decision)).toMatchObject({ ok: true })
  expect(await registered(alertId)).toMatchObject({
    suspicionStatus: 'open',
    companyId,
    facts: `${marker} round trip`,
    references: 'line-1, line-2',
    alertId,
  })
})

test('no act of anybody without the role, and no item that they read, tells of a suspicion', async () => {
  const { companyId, facilityId } = story.seller()
  const suspicionId = await open({ companyId, persons: `${marker} people` })
  await change('decide', suspicionId, { reportDecision: 'report' })
  await change('report', suspicionId, { ...report, jfiuReference: `${marker} reference` })
  const roles = everyDeskRole.filter((role) => role !== 'compliance')
  const desk = deskOf(app.deps)
  const isMentioned = (outcome: unknown) => {
    const text = JSON.stringify(outcome)
    return text.includes(marker) || text.includes(suspicionId) || text.includes('suspicion')
  }
  for (const { action, fields, actor = 'ada' } of story.steps) {
    const input = { action, actor, roles, reason: 'as agreed', ...(await fields()) }
    for (const dryRun of [true, false]) {
      const outcome = await desk({ ...input, dryRun })
      // Confidential acts are refused by name, so only successful responses are checked.
      expect([action, outcome.ok && isMentioned(outcome)]).toEqual([action, false])
    }
  }
  for (const [action, fields] of [
    ['audit-list', { limit: 200, looks: true }],
    ['audit-list', { limit: 200, companyId, looks: true }],
    ['audit-list', { limit: 200, reference: suspicionId }],
    ['audit-export', { limit: 200 }],
    ['company-history', { companyId, limit: 200 }],
    ['company-show', { companyId }],
    ['company-exposure', { companyId }],
    ['risk-rating-show', { companyId }],
    ['facility-show', { facilityId }],
    ['record-find', { text: suspicionId }],
    ['record-find', { text: marker }],
    ['act-list', {}],
    ['work-count', {}],
    ['proposal-list', {}],
  ] as const) {
    const outcome = await desk({ action, actor: 'hedy', roles, ...fields })
    expect([action, outcome.ok, isMentioned(outcome)]).toEqual([action, true, false])
  }
  // No other item mentions it, so no other reader, such as sellers' calls and mails, can reveal it.
  const confidential = /^(?:SUSPICION#|AUDIT#confidential#)/
  const others = (await app.everyItem()).filter(
    ({ pk, type }) => !confidential.test(String(pk)) && type !== 'flow-alert',
  )
  const telling = others.filter((item) => {
    const text = JSON.stringify(item)
    return text.includes(marker) || text.includes(suspicionId)
  })
  expect(telling.map(({ pk, sk }) => `${pk} ${sk}`)).toEqual([])
  expect(others.length).toBeGreaterThan(50)
})
