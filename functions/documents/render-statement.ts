import { dateText, labelled } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Statement, StatementBalance } from '#shared/ledger/statement.ts'
import { figures, moneyText } from '#shared/money/money-text.ts'
import { plansInPeriod } from '#shared/repayment/plans-in-period.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import type { DrawdownOfPosting } from '../data/drawdown-of-posting.ts'
import type { PaymentPlan } from '../data/payment-plans.ts'
import { entryTranslations } from '../translations/entry-translations.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import { statementTranslations } from '../translations/load-translations.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { translations as source } from '../translations/zh-CN/statement.ts'
import type { Block } from './legal-document.ts'
import { type AccountDocumentData, renderAccountDocument } from './render-account-document.ts'

/** The content of a statement of account: a facility's account with its borrower over a period. */
type StatementData = AccountDocumentData & {
  statement: Statement
  drawdownOf: DrawdownOfPosting
  /** Of the facility, in whatever state. */
  plans: readonly PaymentPlan[]
}

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

/** The payment plans of the period; nothing without any. */
const planBlocks = (
  { plans, statement, currency }: StatementData,
  { plans: words, labels }: Translations,
  locale: Locale,
): Block[] => {
  const shown = plansInPeriod(plans, statement)
  if (shown.length === 0) return []
  const rows = shown.map(({ plan, inForceOn, end }) => ({
    label: labelled(labels.drawdown, transferReference(plan.drawdownId), locale),
    value: [
      fillPlaceholders(words.inForce, { date: dateText(inForceOn, locale) }),
      ...plan.instalments.map(({ dueDate, amountCents }) =>
        labelled(dateText(dueDate, locale), moneyText(amountCents, currency), locale),
      ),
      ...(end ? [fillPlaceholders(words[end.how], { date: dateText(end.on, locale) })] : []),
    ].join('\n'),
  }))
  return [
    { kind: 'heading', text: words.title },
    { kind: 'facts', rows },
  ]
}

/** A facility's statement of account for a period, as a PDF. */
export const renderStatement = async (data: StatementData, locale: Locale): Promise<Uint8Array> => {
  const { translations } = await statementTranslations[locale]()
  const { from, to, balances, movements } = data.statement
  const movementRows = movements.map((movement) => ({
    label: dateText(movement.date, locale),
    value: [
      entryTranslations(movement, translations),
      // Named by the transfer reference on its note and bills.
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
    ...planBlocks(data, translations, locale),
  ]
  return renderAccountDocument(data, { from, to, title, blocks, note }, locale)
}
