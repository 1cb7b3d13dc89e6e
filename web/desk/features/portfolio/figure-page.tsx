import { Box } from '@chakra-ui/react'
import { isFigureOfLoans } from '#shared/portfolio/figures-with-drill-down.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { useAct } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { FigureFacilities } from './figure-facilities.tsx'
import { FigureLoans } from './figure-loans.tsx'
import { type DrillDownParams, figurePath, partNames } from './figure-path.ts'

const partIn = (address: URLSearchParams): DrillDownParams => ({
  figure: 'outstandingCents',
  ...Object.fromEntries(
    partNames.flatMap((name) => (address.get(name) ? [[name, address.get(name) ?? '']] : [])),
  ),
})

/** Describes the part of the portfolio, except for its currency, which is a heading of its own. */
const usePartText = ({
  productCode,
  platform,
  payoutMonth,
  from,
  to,
  month,
  day,
}: DrillDownParams): string => {
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
    day ? t('portfolio.kept', { day: format.date(day) }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/**
 * The loans behind a figure, or its facilities; the figure is in the address. For a stored day there is no choice
 * between both, as the facilities' sums of that day are not stored.
 */
export const FigurePage = () => {
  const t = useTranslations()
  const { address } = useAddressParams()
  const part = partIn(address)
  const text = usePartText(part)
  const hasLoans = isFigureOfLoans(part.figure)
  const hasBoth = hasLoans && part.day === undefined
  const isByLoan = hasLoans && address.get('by') !== 'facility'
  const byLoan = figurePath(part)
  const byFacility = figurePath(part, 'facility')
  const figure = t(`choices.figure.${part.figure}`)
  return (
    <>
      <ScreenTitle title={t(isByLoan ? 'portfolio.loansBehind' : 'portfolio.behind', { figure })} />
      <Box mb="4" color="text.quiet">
        <PageLink to="/portfolio">{t('portfolio.title')}</PageLink>
        {text ? ` · ${text}` : null}
      </Box>
      {hasBoth ? (
        <Box mb="4">
          <TabLinks
            label={figure}
            current={isByLoan ? byLoan : byFacility}
            tabs={[
              [byLoan, t('portfolio.byLoan')],
              [byFacility, t('portfolio.byFacility')],
            ]}
          />
        </Box>
      ) : null}
      {isByLoan ? <FigureLoans part={part} /> : <FigureFacilities part={part} />}
    </>
  )
}
