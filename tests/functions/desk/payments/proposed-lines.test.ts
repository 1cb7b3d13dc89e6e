import { expect, test } from 'vitest'
import type { StatementLineView } from '#shared/desk/payments.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { findCompany } from '../../../../functions/data/companies.ts'
import { indexCompany } from '../../../../functions/data/search-index.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createRepaymentStory } from '../../repayment/repayment-story.ts'
import { type WrittenLine, writeCamt } from './statements/write-statements.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

const findingOf = async (number: string, line: WrittenLine) => {
  const file = Buffer.from(writeCamt({ number, lines: [line] })).toString('base64')
  expect(await callDesk(app, 'statement-read', { file })).toMatchObject({ ok: true })
  const listed = await callDesk(app, 'statement-line-list', { limit: 200 })
  const { lines } = listed as unknown as { lines: StatementLineView[] }
  return lines.find(({ text }) => text === line.text)?.finding
}

test('a line that equals a disputed bill is proposed with that word (A8)', async () => {
  const { seller, charge } = await story.sellerWithDueDrawdown()
  const company = await findCompany(app.deps.table, seller.companyId)
  if (!company) throw new Error('no company')
  await app.deps.table.transact(indexCompany(app.deps.table, company))
  await app.send(
    repaymentEndpoints.disputeCharge,
    { body: { charge_id: charge.id, words: 'I paid last week, with a wrong remark' } },
    seller,
  )
  const line = { cents: 102_700_00, text: 'wrong remark', day: '2027-01-31' }
  const found = await findingOf('disputed', { ...line, payer: 'Lantern Street Trading Limited' })
  expect(found).toMatchObject({
    kind: 'likely',
    owed: [{ id: charge.id }],
    reasons: ['disputed bill', 'amount', 'payer'],
  })
  const booked = await callDesk(app, 'statement-book', {})
  expect(JSON.stringify(booked)).not.toContain(charge.id)
})

test('a payer who is not the company is marked, and the company itself is not (A12)', async () => {
  const { drawdownId } = await story.sellerWithDueDrawdown()
  const line = { cents: 5_000_00, text: `RENT ${transferReference(drawdownId)}`, day: '2027-01-31' }
  expect(await findingOf('other', { ...line, payer: 'WONG SIU MING' })).toMatchObject({ otherPayer: true })
  const own = {
    ...line,
    text: `BILL ${transferReference(drawdownId)}`,
    payer: 'Lantern Street Trading Limited',
  }
  expect((await findingOf('own', own))?.otherPayer).toBeUndefined()
})
