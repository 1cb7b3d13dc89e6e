import { beforeAll, describe, expect, test } from 'vitest'
import type { DeskRole } from '#shared/desk/desk-roles.ts'
import type { Found } from '#shared/desk/find.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { indexStatementLine } from '../../../../functions/data/statement-line-index.ts'
import { replaceStatementLine, type StatementLine } from '../../../../functions/data/statement-lines.ts'
import { checkedDesk } from '../../../support/desk-of.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createRepaymentStory } from '../../repayment/repayment-story.ts'

const lineCount = 10_000

const lineOf = (index: number, changes: Partial<StatementLine> = {}): StatementLine => ({
  lineId: `line-${index}`,
  statementId: 'statement',
  account: '123-456789-000',
  currency: 'GBP',
  amountCents: 1_000_00 + index,
  bookingDate: '2027-01-30',
  valueDate: '2027-01-30',
  bankReference: `FT${index}`,
  text: `Transfer ${index}`,
  payerName: `Payer ${index} Limited`,
  state: 'open',
  parts: [],
  readAt: '2027-01-30T01:00:00.000Z',
  version: 0,
  ...changes,
})

const app = await useTestApp()
const story = createRepaymentStory(app)
const due = await story.sellerWithDueDrawdown()
beforeAll(async () => {
  const { table } = app.deps
  const theirs = lineOf(lineCount, {
    amountCents: 31_392_65,
    payerName: 'WONG SIU MING',
    bankReference: 'MT3-77',
    text: `Bill ${transferReference(due.drawdownId)}`,
  })
  const lines = Array.from({ length: lineCount }, (_, index) => lineOf(index))
  for (const line of [...lines, theirs])
    for (const write of [replaceStatementLine(table, line), ...indexStatementLine(table, line)])
      await table.write(write)
  await story.report(due.seller, due.charge.id, '4321.09')
})

const find = async (text: string, role: DeskRole = 'support') =>
  (await checkedDesk(app.deps)({
    action: 'record-find',
    text,
    actor: 'sue',
    roles: [role],
  })) as unknown as Found & { ok: true }

describe('“I paid yesterday, and my bill is open”', () => {
  test.each([
    ['its amount', '31392.65'],
    ['its amount as people write it', '£31,392.65'],
    ['the beginning of its payer', 'wong siu'],
    ['the bank’s reference', 'mt3-77'],
  ])('is answered by %s, among ten thousand lines', async (_what, text) => {
    expect(await find(text)).toMatchObject({
      lines: [{ amount: '31392.65', state: 'open', companyId: due.seller.companyId }],
    })
  })

  test('is answered by the reference of the bill (B5)', async () => {
    const { lines } = await find(transferReference(due.drawdownId))
    expect(lines).toMatchObject([{ amount: '31392.65' }])
  })

  test('has what the seller reported, by its amount', async () => {
    const { transfers } = await find('4321.09')
    expect(transfers).toMatchObject([
      { reported: '4321.09', currency: 'GBP', companyId: due.seller.companyId },
    ])
  })

  test('shows payer and text to those who read statements alone', async () => {
    expect((await find('31392.65')).lines).toMatchObject([{ payerName: null, text: null }])
    expect((await find('31392.65', 'payments')).lines).toMatchObject([{ payerName: 'WONG SIU MING' }])
    expect(await find('31392.65', 'reviewer')).not.toHaveProperty('lines')
  })
})
