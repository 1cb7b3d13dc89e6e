import type { Locale } from '#shared/i18n/locales.ts'
import type { Statement, StatementBalance } from '#shared/ledger/statement.ts'
import type { Currency } from '#shared/money/currency.ts'
import { entryWords } from '../words/entry-words.ts'
import { fillPlaceholders } from '../words/fill-placeholders.ts'
import { dateText, figures, labelled, moneyText } from '../words/format.ts'
import { statementWords } from '../words/load-words.ts'
import type { WordsOf } from '../words/words-of.ts'
import type { words as source } from '../words/zh-CN/statement.ts'
import type { Block } from './legal-paper.ts'
import { renderLegalPaper } from './render-legal-paper.ts'

/** What a paper about a facility's account with its borrower says whatever it is about. */
export interface AccountPaperData {
  facilityId: string
  companyName: string
  lenderName: string
  licenceNumber: string
  currency: Currency
  /** The instant that it is as of, ISO, UTC: the end of the period. */
  asOf: string
}

/** What a statement of account says: a facility's account with its borrower over a period. */
type StatementData = AccountPaperData & { statement: Statement }

type Words = WordsOf<typeof source>

/** A balance that nothing was on and nothing moved is left out, except what is owed of principal. */
const isShown = ({ account, openingCents, addedCents, takenCents }: StatementBalance): boolean =>
  account === 'principalReceivable' || openingCents !== 0 || addedCents !== 0 || takenCents !== 0

const balanceBlock = (
  { account, openingCents, addedCents, takenCents, closingCents }: StatementBalance,
  { currency }: StatementData,
  { accounts, labels }: Words,
): Block => ({
  kind: 'amounts',
  heading: accounts[account],
  rows: [
    { label: labels.opening, value: moneyText(openingCents, currency) },
    { label: labels.added, value: moneyText(addedCents, currency) },
    { label: labels.taken, value: moneyText(takenCents, currency) },
    { label: labels.closing, value: moneyText(closingCents, currency), strong: true },
  ],
})

/** A facility's statement of account for a period, as a PDF. */
export const renderStatement = async (data: StatementData, locale: Locale): Promise<Uint8Array> => {
  const { words } = await statementWords[locale]()
  const { labels } = words
  const { from, to, balances, movements } = data.statement
  const values = {
    from: dateText(from, locale),
    to: dateText(to, locale),
    lender: data.lenderName,
    licence: data.licenceNumber,
    facility: data.facilityId,
    currency: data.currency,
  }
  const movementRows = movements.map((movement) => ({
    label: dateText(movement.date, locale),
    value: [
      entryWords(movement, words),
      ...movement.amounts.map(({ account, cents }) =>
        labelled(words.accounts[account], `${cents > 0 ? '+' : ''}${figures(cents)}`, locale),
      ),
    ].join('\n'),
  }))
  return renderLegalPaper({
    locale,
    brandName: data.lenderName,
    title: words.title,
    subtitle: words.subtitle,
    footer: fillPlaceholders(words.footer, values),
    createdAt: new Date(data.asOf),
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: labels.facility, value: data.facilityId },
          { label: labels.lender, value: data.lenderName },
          { label: labels.licence, value: data.licenceNumber },
          { label: labels.borrower, value: data.companyName },
          { label: labels.period, value: fillPlaceholders(words.period, values) },
        ],
      },
      ...balances.filter(isShown).map((balance) => balanceBlock(balance, data, words)),
      { kind: 'heading', text: words.movements },
      movementRows.length > 0
        ? { kind: 'facts', rows: movementRows }
        : { kind: 'paragraph', text: words.noMovements },
      { kind: 'paragraph', text: fillPlaceholders(words.note, values) },
    ],
  })
}
