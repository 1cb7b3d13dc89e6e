import { centsFromDecimal } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { localVariables } from '../../../../scripts/local/local-variables.ts'
import { type WrittenLine, writeCamt } from '../../../functions/desk/payments/statements/write-statements.ts'
import { performByTwo } from '../desk-seller.ts'
import { chargesOf } from './drawdowns.ts'
import type { Filled } from './filled.ts'
import { typedWords } from './typed-words.ts'

const { repaymentAccount } = JSON.parse(localVariables('')['LENDER'] ?? '') as {
  repaymentAccount: { accountNumber: string }
}

/** A bank statement of the repayment account. */
export const writeStatement = (number: string, lines: readonly WrittenLine[]): string =>
  writeCamt({
    number,
    lines,
    account: repaymentAccount.accountNumber,
    currency: 'GBP',
    openingCents: 1_000_000_00,
  })

/** Imports a statement whose lines all need a decision, puts two of them into suspense, and ignores one. */
export const readUnmatched = async (filled: Filled): Promise<void> => {
  const { local } = filled
  const { charges } = await chargesOf(filled)
  const [first, second] = charges
  if (!first || !second) throw new Error('nothing is owed')
  const day = businessDate(await local.now())
  const payer = 'Harbour Gift Trading Limited'
  const lines = [
    {
      cents: centsFromDecimal(first.outstanding) - 50_00,
      text: `Repayment ${first.transfer_reference}`,
      payer,
    },
    { cents: centsFromDecimal(second.outstanding), text: 'Goods', payer },
    { cents: 431_20, text: 'INV 2231', payer: 'Quarry Bay Lighting Limited' },
    { cents: 88_00, text: 'Sent twice', payer: 'North Point Stationery' },
    { cents: 1_200_00, text: 'From the director', payer: 'WONG SIU MING' },
    { cents: -25_00, text: 'Account fee' },
    { cents: -12_00, text: 'Charge for a statement' },
  ].map((line, index) => ({ ...line, day, bankReference: `FT-OPEN-${index + 1}` }))
  await local.desk('statement-read', {
    file: Buffer.from(writeStatement('unmatched', lines)).toString('base64'),
  })
  const { lines: open } = (await local.desk('statement-line-list', {})) as {
    lines: { lineId: string; text: string }[]
  }
  const lineOf = (words: string) => open.find(({ text }) => text.includes(words))?.lineId
  await local.desk('statement-line-to-suspense', {
    lineId: lineOf('Sent twice'),
    actor: 'bookkeeper',
    reason: typedWords.hold,
  })
  // Held for the company: its payer is not the borrower, which raises an alert.
  await performByTwo(local, 'statement-line-to-suspense', {
    lineId: lineOf('From the director'),
    facilityId: filled.facilityId,
    actor: 'bookkeeper',
    reason: typedWords.hold,
  })
  await local.desk('statement-line-ignore', {
    lineId: lineOf('Charge for a statement'),
    actor: 'bookkeeper',
    reason: typedWords.rule,
  })
  await performByTwo(local, 'line-rule-add', {
    contains: 'charge for a statement',
    direction: 'debit',
    currency: 'GBP',
    maxAmount: '50.00',
    purpose: 'bank fee',
    reason: typedWords.rule,
  })
}
