import { dateText, labelled } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Statement, StatementBalance } from '#shared/ledger/statement.ts'
import { figures, moneyText } from '#shared/money/money-text.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import type { DrawdownOfPosting } from '../data/drawdown-of-posting.ts'
import { entryTranslations } from '../translations/entry-translations.ts'
import { statementTranslations } from '../translations/load-translations.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { translations as source } from '../translations/zh-CN/statement.ts'
import type { Block } from './legal-document.ts'
import { type AccountDocumentData, renderAccountDocument } from './render-account-document.ts'

/** The content of a statement of account: a facility's account with its borrower over a period. */
type StatementData = AccountDocumentData & { statement: Statement; drawdownOf: DrawdownOfPosting }

type Translations = TranslationsOf<typeof source>

/** Accounts without balance and movements are left out, except outstanding principal. */
const isShown = ({ account, openingCents, addedCents, takenCents }: StatementBalance): boolean =>
  account === 'principalReceivable' || openingCents !== 0 || addedCents !== 0 || takenCents !== 0

const balanceBlock = (
  { account, openingCents, addedCents, takenCents, closingCents }: StatementBalance,
  { currency }: StatementData,
  { accounts, labels }: Translations,
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
  const { translations } = await statementTranslations[locale]()
  const { from, to, balances, movements } = data.statement
  const movementRows = movements.map((movement) => ({
    label: dateText(movement.date, locale),
    value: [
      entryTranslations(movement, translations),
      // By the reference that its note and bills have for transfers.
      ...[data.drawdownOf(movement)]
        .filter((drawdownId) => drawdownId !== undefined)
        .map((drawdownId) => labelled(translations.labels.drawdown, transferReference(drawdownId), locale)),
      ...(movement.valueDate
        ? [labelled(translations.labels.valueDate, dateText(movement.valueDate, locale), locale)]
        : []),
      ...movement.amounts.map(({ account, cents }) =>
        labelled(translations.accounts[account], `${cents > 0 ? '+' : ''}${figures(cents)}`, locale),
      ),
      ...(movement.recoveredCents === undefined
        ? []
        : [labelled(translations.labels.recovered, figures(movement.recoveredCents), locale)]),
    ].join('\n'),
  }))
  const { title, note } = translations
  const blocks: Block[] = [
    ...balances.filter(isShown).map((balance) => balanceBlock(balance, data, translations)),
    { kind: 'heading', text: translations.movements },
    movementRows.length > 0
      ? { kind: 'facts', rows: movementRows }
      : { kind: 'paragraph', text: translations.noMovements },
  ]
  return renderAccountDocument(data, { from, to, title, blocks, note }, locale)
}
