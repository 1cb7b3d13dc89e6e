import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { FigureFacility } from '#shared/desk/portfolio.ts'
import type { OpenedFigure } from '#shared/portfolio/opened-figures.ts'
import { percentOf } from '#shared/portfolio/summarize.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { readAllPages } from '../../api/read-all-pages.ts'
import { useAct } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink, PageLink } from '../../ui/company-link.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { useCents } from '../../ui/use-cents.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { CurrencySections } from './currency-sections.tsx'
import { type OpenedPart, partNames } from './figure-path.ts'
import { PortfolioSection } from './portfolio-section.tsx'
import { useColumns } from './use-columns.tsx'

/** Facilities that a page examines. */
const limit = '200'

const partIn = (address: URLSearchParams): OpenedPart => ({
  figure: 'outstandingCents',
  ...Object.fromEntries(
    partNames.flatMap((name) => (address.get(name) ? [[name, address.get(name) ?? '']] : [])),
  ),
})

/** The part of the portfolio in words: its currency is a heading of its own. */
const usePartText = ({ productCode, platform, payoutMonth, from, to, month }: OpenedPart): string => {
  const t = useTranslations()
  const format = useFormat()
  const { data } = useAct('portfolio-concentration', {}, platform !== undefined)
  const platformName =
    platform === undefined || platform === 'none'
      ? t('portfolio.noPlatform')
      : (data?.platformNames[platform] ?? platform)
  return [
    productCode ? t(`states.product.${productCode as 'payoneer'}`) : '',
    platform ? platformName : '',
    payoutMonth ? t('portfolio.paidOutIn', { month: format.monthAndYear(payoutMonth) }) : '',
    from ? t('portfolio.fromWeek', { day: format.date(from) }) : '',
    to ? t('portfolio.toWeek', { day: format.date(to) }) : '',
    month ? t('portfolio.booksOf', { month: format.monthAndYear(month) }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

const useFacilityColumns = (figure: string, currency: string, total: number) => {
  const t = useTranslations()
  const nameOf = useCompanyName()
  const { may } = useMe()
  const column = useColumns<FigureFacility>(() => currency)
  const lineOf = ({ productCode }: FigureFacility) => t(`states.product.${productCode}`)
  return [
    {
      ...column.text('company', t('overdue.columns.company'), nameOf),
      cell: (row: FigureFacility) => <CompanyLink companyId={row.companyId}>{nameOf(row)}</CompanyLink>,
    },
    {
      ...column.text('line', t('portfolio.line'), lineOf),
      cell: (row: FigureFacility) =>
        may('facility-show') ? (
          <PageLink to={`/facilities/${row.facilityId}`}>{lineOf(row)}</PageLink>
        ) : (
          lineOf(row)
        ),
    },
    column.amount('amount', figure, ({ amountCents }) => amountCents),
    column.part('share', t('portfolio.share'), ({ amountCents }) => percentOf(amountCents, total)),
  ]
}

const Facilities = ({
  currency,
  figure,
  facilities,
}: {
  currency: string
  figure: OpenedFigure
  facilities: readonly FigureFacility[]
}) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const name = t(`choices.figure.${figure}`)
  const total = facilities.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const columns = useFacilityColumns(name, currency, total)
  return (
    <>
      <Figures>
        <Figure name={name} value={cents(total, currency)} />
        <Figure name={t('portfolio.figures.facilities')} value={format.count(facilities.length)} />
      </Figures>
      <PortfolioSection
        question={t('portfolio.behind', { figure: name })}
        table={{
          file: `portfolio-facilities-${figure}-${currency}`,
          currencyOf: () => currency,
          rows: facilities.toSorted((a, b) => b.amountCents - a.amountCents),
          keyOf: ({ facilityId }) => facilityId,
          columns,
        }}
      />
    </>
  )
}

/** The facilities behind a figure of the portfolio. Which figure is in the address. */
export const FigureFacilitiesPage = () => {
  const t = useTranslations()
  const { address } = useAddressParams()
  const part = partIn(address)
  const text = usePartText(part)
  // All pages: a part of them would not add up to the figure.
  const read = useQuery({
    queryKey: ['portfolio-facility-list', 'all', part],
    queryFn: async () =>
      (await readAllPages('portfolio-facility-list', { ...part, limit })).flatMap((page) => page.facilities),
  })
  return (
    <>
      <ScreenTitle title={t('portfolio.behind', { figure: t(`choices.figure.${part.figure}`) })} />
      <Box mb="4" color="text.quiet">
        <PageLink to="/portfolio">{t('portfolio.title')}</PageLink>
        {text ? ` · ${text}` : null}
      </Box>
      <CurrencySections query={read} rowsOf={(facilities) => facilities} empty={t('portfolio.noneBehind')}>
        {(currency, facilities) => (
          <Facilities currency={currency} figure={part.figure} facilities={facilities} />
        )}
      </CurrencySections>
    </>
  )
}
