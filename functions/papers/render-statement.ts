import type { Locale } from '#shared/i18n/locales.ts'
import type { Movement, StatementBalance } from '#shared/ledger/statement.ts'
import { fill } from './fill.ts'
import type { Block } from './legal-document.ts'
import { renderLegalDocument } from './render-legal-document.ts'
import type { StatementData } from './statement.ts'
import { dateText, figures, moneyText } from './words/formats.ts'
import { type StatementWords, statementWords, type ToldKind } from './words/statement-words.ts'

const entryOf = ({ kind, reversed }: Movement, { kinds, reversal }: StatementWords): string =>
  kind === 'reversal' ? fill(reversal, { entry: kinds[reversed as ToldKind] }) : kinds[kind as ToldKind]

/** A balance that nothing was on and nothing moved is left out, except what is owed of principal. */
const isShown = ({ account, openingCents, addedCents, takenCents }: StatementBalance): boolean =>
  account === 'principalReceivable' || openingCents !== 0 || addedCents !== 0 || takenCents !== 0

const balanceBlock = (
  { account, openingCents, addedCents, takenCents, closingCents }: StatementBalance,
  { currency }: StatementData,
  { accounts, labels }: StatementWords,
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
export const renderStatement = (data: StatementData, locale: Locale): Promise<Uint8Array> => {
  const words = statementWords[locale]
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
  const colon = locale === 'en' ? ': ' : '：'
  const movementRows = movements.map((movement) => ({
    label: dateText(movement.date, locale),
    value: [
      entryOf(movement, words),
      ...movement.amounts.map(
        ({ account, cents }) => `${words.accounts[account]}${colon}${cents > 0 ? '+' : ''}${figures(cents)}`,
      ),
    ].join('\n'),
  }))
  return renderLegalDocument({
    locale,
    brandName: data.lenderName,
    title: words.title,
    subtitle: words.subtitle,
    footer: fill(words.footer, values),
    createdAt: new Date(data.asOf),
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: labels.facility, value: data.facilityId },
          { label: labels.lender, value: data.lenderName },
          { label: labels.licence, value: data.licenceNumber },
          { label: labels.borrower, value: data.companyName },
          { label: labels.period, value: fill(words.period, values) },
        ],
      },
      ...balances.filter(isShown).map((balance) => balanceBlock(balance, data, words)),
      { kind: 'heading', text: words.movements },
      movementRows.length > 0
        ? { kind: 'facts', rows: movementRows }
        : { kind: 'paragraph', text: words.noMovements },
      { kind: 'paragraph', text: fill(words.note, values) },
    ],
  })
}
