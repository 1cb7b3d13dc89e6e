import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { complaintsPerDay } from '#shared/complaints/complaints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { deskResult } from '../../support/desk-result.ts'
import { callDesk } from '../../support/draw-money.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const { makeComplaint, listComplaints } = engagementEndpoints

const app = await useTestApp({ startAt: '2027-03-01T02:00:00.000Z' })
const seller = await signUpSeller(app)
await app.drainEvents()

const twice = { about: 'charges' as const, text: 'The fee of D-12 was charged twice.' }

const complain = (body: object = twice, key: string = randomUUID(), { token } = seller) =>
  app.send(makeComplaint, { body: body as typeof twice }, { token, headers: { 'idempotency-key': key } })

const complaintsOf = async ({ token }: Seller) =>
  (await app.send(listComplaints, {}, { token })).data.complaints

const waiting = async () => {
  const { waiting: rows } = await deskResult(app, 'complaint-list', {})
  return rows
}

const mailsTo = ({ email }: Seller) => app.outbox.sent.filter(({ to }) => to === email)

test('a complaint without subject or text is refused with every wrong field', async () => {
  expect(await complain({ about: 'everything', text: ' ' })).toMatchObject({
    status: 400,
    errors: [
      { field: 'body.about', rule: 'unknownOption' },
      { field: 'body.text', rule: 'required' },
    ],
  })
  expect(await complaintsOf(seller)).toEqual([])
})

test('a repeated complaint is one, in the register and confirmed by mail with its day', async () => {
  const key = randomUUID()
  const made = await complain(twice, key)
  expect(made.data).toMatchObject({
    ...twice,
    status: 'open',
    received_on: '2027-03-01',
    due_on: '2027-03-31',
    outcome: null,
    answer: null,
  })
  expect(await complain(twice, key)).toMatchObject({ status: 200, data: made.data })
  await app.drainEvents()
  expect(await complaintsOf(seller)).toEqual([made.data])
  expect(await waiting()).toMatchObject([
    { companyId: seller.companyId, complaintChannel: 'portal', owner: null, text: twice.text },
  ])
  expect(mailsTo(seller).at(-1)?.text).toContain('2027年3月31日')
})

test('its answer is read in the portal and mailed once, and says nothing of who answered', async () => {
  const [made] = await complaintsOf(seller)
  const answered = {
    complaintId: made?.complaint_id,
    complaintOutcome: 'upheld',
    answer: 'We were wrong, and waived the fee.',
  }
  app.clock.advance('PT1H')
  expect(await callDesk(app, 'complaint-answer', answered)).toMatchObject({ complaintStatus: 'answered' })
  expect(await callDesk(app, 'complaint-answer', answered)).toMatchObject({ complaintStatus: 'answered' })
  const before = mailsTo(seller).length
  await app.drainEvents()
  expect(mailsTo(seller)).toHaveLength(before + 1)
  expect(mailsTo(seller).at(-1)?.text).toContain(answered.answer)
  const [seen] = await complaintsOf(seller)
  expect(seen).toEqual({
    ...made,
    status: 'answered',
    outcome: 'upheld',
    answer: answered.answer,
    answered_on: '2027-03-01',
  })
  expect(await waiting()).toMatchObject([{ complaintStatus: 'answered', owner: expect.any(String) }])
})

test('nobody else reads it, and there is a limit a day', async () => {
  const other = await signUpSeller(app)
  expect(await complaintsOf(other)).toEqual([])
  for (let made = 0; made < complaintsPerDay; made++)
    expect(await complain({ ...twice, text: `complaint ${made}` }, randomUUID(), other)).toMatchObject({
      status: 200,
    })
  expect(await complain(twice, randomUUID(), other)).toMatchObject({ status: 429 })
  expect(await complaintsOf(other)).toHaveLength(complaintsPerDay)
  expect(await complaintsOf(seller)).toHaveLength(1)
})
