import type { CurrencyBooks } from '#shared/desk/books.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { csvOfTable } from '#shared/portfolio/csv.ts'
import { Button } from '../../../ui/button.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { saveText } from '../../ui/save-text.ts'
import { useCents } from '../../ui/use-cents.ts'

type Account = CurrencyBooks['accounts'][number]

const sides = ['openingCents', 'debitCents', 'creditCents', 'closingCents'] as const

type Amounts = Pick<Account, (typeof sides)[number]>

const isUsed = (account: Account): boolean => sides.some((side) => account[side] !== 0)

/** The totals of the accounts: 0 for the opening and closing balances, and as much debit as credit. */
const totalOf = (accounts: readonly Account[]): Amounts => {
  const sumOf = (side: (typeof sides)[number]) => accounts.reduce((sum, account) => sum + account[side], 0)
  return {
    openingCents: sumOf('openingCents'),
    debitCents: sumOf('debitCents'),
    creditCents: sumOf('creditCents'),
    closingCents: sumOf('closingCents'),
  }
}

/** The accounts with their balances before and after the month, as a table and as a file. */
export const TrialBalance = ({
  title,
  fileName,
  books: { currency, accounts },
}: {
  title: string
  fileName: string
  books: Pick<CurrencyBooks, 'currency' | 'accounts'>
}) => {
  const t = useTranslations()
  const cents = useCents()
  const shown = accounts.filter(isUsed)
  const save = () =>
    saveText(
      fileName,
      csvOfTable(
        [t('fields.code'), t('books.account'), ...sides.map((side) => t(`responseLabels.${side}`))],
        shown.map(({ code, name, ...amounts }) => [
          code,
          name,
          ...sides.map((side) => decimalFromCents(amounts[side])),
        ]),
      ),
    )
  return (
    <Panel
      title={title}
      isFlush
      beside={
        <Button size="sm" variant="quiet" onClick={save}>
          {t('list.export')}
        </Button>
      }
    >
      <DataTable
        label={`${title} · ${currency}`}
        rows={[
          ...shown.map((row) => ({ ...row, name: `${row.code} ${t(`choices.account.${row.account}`)}` })),
          { name: t('books.total'), ...totalOf(shown) },
        ]}
        keyOf={({ name }) => name}
        columns={[
          { title: t('books.account'), cell: ({ name }) => name },
          ...sides.map(
            (side): DataColumn<Amounts & { name: string }> => ({
              title: t(`responseLabels.${side}`),
              isStrong: side === 'closingCents',
              figure: (row) => cents(row[side], currency),
            }),
          ),
        ]}
      />
    </Panel>
  )
}
