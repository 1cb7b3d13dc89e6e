import { expect, test } from 'vitest'
import { deskResult } from '../../support/desk-result.ts'
import { callDesk } from '../../support/draw-money.ts'
import { refusal } from '../../support/refusal.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp({ startAt: '2027-03-01T02:00:00.000Z' })

const record = (fields: object = {}) =>
  callDesk(app, 'complaint-record', {
    receivedOn: '2027-02-01',
    complaintChannel: 'phone',
    complaintSubject: 'charges',
    text: 'A fee was charged twice.',
    key: 'complaint-1',
    ...fields,
  })
const waiting = async () => {
  const { waiting: rows } = await deskResult(app, 'complaint-list', {})
  return rows
}
const found = async (search: string) => {
  const { waiting: rows } = await deskResult(app, 'complaint-list', { search })
  return rows.map(({ owner }) => owner)
}
const countLate = async () => {
  const { counts } = await deskResult(app, 'work-count', {})
  return counts.find(({ act }) => act === 'complaint-list')?.late
}

test('a complaint waits until it is answered and closed, late after thirty days, and the register keeps it (A15)', async () => {
  const { companyId } = await signUpSeller(app)
  const recorded = await record({ companyId, complainant: 'WONG Siu Ming', owner: 'grace' })
  expect(recorded).toMatchObject({ ok: true, complaintStatus: 'open' })
  expect(await record({ companyId, complainant: 'WONG Siu Ming', owner: 'grace' })).toEqual(recorded)
  expect(await record({ text: 'Another one.' })).toMatchObject(refusal('changedMeanwhile'))
  expect(await waiting()).toMatchObject([
    { owner: 'grace', receivedOn: '2027-02-01', answerDue: '2027-03-03' },
  ])
  for (const search of [companyId, 'wong', '  WONG SIU']) expect(await found(search)).toEqual(['grace'])
  expect(await found('w')).toEqual([])
  expect(await found('Wang')).toEqual([])
  expect(await countLate()).toBe(0)
  app.clock.set('2027-03-04T02:00:00.000Z')
  expect(await countLate()).toBe(1)
  const { complaintId } = recorded as unknown as { complaintId: string }
  expect(await callDesk(app, 'complaint-close', { complaintId, reason: 'done' })).toMatchObject(
    refusal('wrongState'),
  )
  const answer = { complaintId, complaintOutcome: 'upheld', answer: 'The fee was waived.' }
  expect(await callDesk(app, 'complaint-answer', answer)).toMatchObject({ complaintStatus: 'answered' })
  expect(await callDesk(app, 'complaint-answer', { ...answer, answer: 'No.' })).toMatchObject({ ok: false })
  expect(await callDesk(app, 'complaint-close', { complaintId, reason: 'done' })).toMatchObject({
    complaintStatus: 'closed',
  })
  expect(await waiting()).toEqual([])
  expect(await found('wong')).toEqual([])
  expect(await callDesk(app, 'complaint-figures', {})).toMatchObject({
    figures: [
      { year: '2027', receivedComplaints: 1, answeredLate: 1, upheldComplaints: 1, openComplaints: 0 },
    ],
  })
  expect(await callDesk(app, 'complaint-register', {})).toMatchObject({
    complaints: [{ complaintId, companyId, answer: 'The fee was waived.', closedOn: '2027-03-04' }],
  })
})

test('a complaint of a day that is yet to come, or of no company, is refused', async () => {
  expect(await record({ receivedOn: '2030-01-01', key: 'k2' })).toMatchObject(refusal('invalidDate'))
  expect(await record({ companyId: 'nobody', key: 'k3' })).toMatchObject(refusal('notFound'))
})
