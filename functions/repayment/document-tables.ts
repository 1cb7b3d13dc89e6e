import { interestPaidOf } from '#shared/ledger/interest-paid.ts'
import type { ExportedPosting } from '#shared/ledger/ledger-export.ts'
import {
  type Movement,
  type StatementAccount,
  statementAccounts,
  statementOf,
} from '#shared/ledger/statement.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import type { AccountDocumentKind } from '#shared/repayment/account-document-kinds.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { DrawdownOfPosting } from '../data/drawdown-of-posting.ts'
import { entryTranslations } from '../translations/entry-translations.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { translations as source } from '../translations/zh-CN/statement.ts'

interface Period {
  from: BusinessDate
  to: BusinessDate
}

type Translations = TranslationsOf<typeof source>

type MakeTable = (
  postings: readonly ExportedPosting[],
  period: Period,
  translations: Translations,
  drawdownOf: DrawdownOfPosting,
) => string[][]

/** A cell for each account, in the order of the columns; empty for an account without an amount. */
const amounts = (centsOf: (account: StatementAccount) => Cents | undefined) =>
  statementAccounts.map((account) => {
    const cents = centsOf(account)
    return cents === undefined ? '' : decimalFromCents(cents)
  })

/** Every movement with its account, between the opening and closing balances. */
const statementTable: MakeTable = (postings, { from, to }, translations, drawdownOf) => {
  const referenceOf = (movement: Movement) => {
    const drawdownId = drawdownOf(movement)
    return drawdownId === undefined ? '' : transferReference(drawdownId)
  }
  const { balances, movements } = statementOf(postings, from, to)
  const { labels, accounts } = translations
  const balanceOf = (which: 'openingCents' | 'closingCents') =>
    amounts((account) => balances.find((balance) => balance.account === account)?.[which])
  // Only a debt that was written off has such a column.
  const hasRecovered = movements.some(({ recoveredCents }) => recoveredCents !== undefined)
  const recovered = (cell: string) => (hasRecovered ? [cell] : [])
  return [
    [
      labels.date,
      labels.entry,
      ...statementAccounts.map((account) => accounts[account]),
      labels.drawdown,
      ...recovered(labels.recovered),
    ],
    [from, labels.opening, ...balanceOf('openingCents'), '', ...recovered('')],
    ...movements.map((movement) => [
      movement.date,
      entryTranslations(movement, translations),
      ...amounts((account) => movement.amounts.find((amount) => amount.account === account)?.cents),
      referenceOf(movement),
      ...recovered(movement.recoveredCents === undefined ? '' : decimalFromCents(movement.recoveredCents)),
    ]),
    [to, labels.closing, ...balanceOf('closingCents'), '', ...recovered('')],
  ]
}

const interestTable: MakeTable = (postings, { from, to }, { labels, interestPaper: { parts, total } }) => {
  const paid = interestPaidOf(postings, from, to)
  const row = (first: string, { interestCents, overdueInterestCents, feeCents }: typeof paid.total) => [
    first,
    ...[interestCents, overdueInterestCents, feeCents].map(decimalFromCents),
  ]
  return [
    [labels.date, parts.interest, parts.overdueInterest, parts.fee],
    ...paid.payments.map((payment) => row(payment.date, payment)),
    row(total, paid.total),
  ]
}

/** Each document as a spreadsheet: rows of texts, the first one with the column names. */
export const documentTables: Record<AccountDocumentKind, MakeTable> = {
  statement: statementTable,
  interest_paper: interestTable,
}
