import { useQuery } from '@tanstack/react-query'
import type { FigureLoan } from '#shared/desk/portfolio.ts'
import { percentOf } from '#shared/portfolio/summarize.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { readAllPages } from '../../api/read-all-pages.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink, PageLink } from '../../ui/company-link.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { CurrencySections } from './currency-sections.tsx'
import type { OpenedPart } from './figure-path.ts'
import { FigureRows } from './figure-rows.tsx'
import { useColumns } from './use-columns.tsx'

/** Facilities that a page examines: each has its loans read. */
const limit = '50'

const useLoanColumns = (figure: string, currency: string, total: number) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const nameOf = useCompanyName()
  const { may } = useMe()
  const column = useColumns<FigureLoan>(() => currency)
  const loanOf = ({ drawdownDate, drawnCents }: FigureLoan) =>
    drawdownDate && drawnCents !== null
      ? `${format.date(drawdownDate)} · ${cents(drawnCents, currency)}`
      : t('portfolio.ofNoLoan')
  return [
    {
      ...column.text('company', t('overdue.columns.company'), nameOf),
      cell: (row: FigureLoan) => <CompanyLink companyId={row.companyId}>{nameOf(row)}</CompanyLink>,
    },
    {
      ...column.text('loan', t('portfolio.loan'), loanOf, ({ drawdownDate }) => drawdownDate ?? ''),
      cell: (row: FigureLoan) =>
        may('facility-show') && row.drawdownId ? (
          <PageLink to={`/facilities/${row.facilityId}?drawdown=${row.drawdownId}`}>{loanOf(row)}</PageLink>
        ) : (
          loanOf(row)
        ),
    },
    column.amount('amount', figure, ({ amountCents }) => amountCents),
    column.part('share', t('portfolio.share'), ({ amountCents }) => percentOf(amountCents, total)),
    column.text('line', t('portfolio.line'), ({ productCode }) => t(`states.product.${productCode}`)),
  ]
}

const OfCurrency = ({
  currency,
  figure,
  loans,
  stored,
}: {
  currency: string
  figure: OpenedPart['figure']
  loans: readonly FigureLoan[]
  stored: number | undefined
}) => {
  const t = useTranslations()
  const format = useFormat()
  const name = t(`choices.figure.${figure}`)
  const total = loans.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const count = loans.filter(({ drawdownId }) => drawdownId !== null).length
  return (
    <FigureRows
      currency={currency}
      figure={figure}
      question={t('portfolio.loansBehind', { figure: name })}
      counted={[t('portfolio.loans'), format.count(count)]}
      stored={stored}
      table={{
        file: `portfolio-loans-${figure}-${currency}`,
        rows: loans,
        keyOf: ({ facilityId, drawdownId }) => `${facilityId} ${drawdownId}`,
        columns: useLoanColumns(name, currency, total),
      }}
    />
  )
}

/** The loans behind a figure. */
export const FigureLoans = ({ part }: { part: OpenedPart }) => {
  const t = useTranslations()
  // All pages: a part of them would not add up to the figure.
  const read = useQuery({
    queryKey: ['portfolio-loan-list', 'all', part],
    queryFn: async () => {
      const pages = await readAllPages('portfolio-loan-list', { ...part, limit })
      return { loans: pages.flatMap(({ loans }) => loans), stored: pages[0]?.stored }
    },
  })
  return (
    <CurrencySections query={read} rowsOf={({ loans }) => loans} empty={t('portfolio.noLoansBehind')}>
      {(currency, loans, { stored }) => (
        <OfCurrency
          currency={currency}
          figure={part.figure}
          loans={loans}
          stored={stored?.find((each) => each.currency === currency)?.amountCents}
        />
      )}
    </CurrencySections>
  )
}
