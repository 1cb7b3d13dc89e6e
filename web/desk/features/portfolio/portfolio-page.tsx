import { Box, Flex } from '@chakra-ui/react'
import { currencies } from '#shared/money/currency.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select-field.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { callAct } from '../../api/call-act.ts'
import { useAct } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { InlineDay } from '../../ui/inline-day.tsx'
import { saveText } from '../../ui/save-text.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { useAttempt } from '../../ui/use-attempt.ts'
import { Concentration } from './concentration.tsx'
import { IncomeByMonth } from './income-by-month.tsx'
import { Inflow } from './inflow.tsx'
import { Margin } from './margin.tsx'
import {
  type PortfolioParams,
  portfolioParamsIn,
  tableOf,
  type View,
  viewIn,
  views,
} from './portfolio-params.ts'
import { Summary } from './summary.tsx'
import { Trend } from './trend.tsx'
import { Vintages } from './vintages.tsx'

const viewOf = {
  summary: Summary,
  trend: Trend,
  earned: IncomeByMonth,
  margin: Margin,
  vintages: Vintages,
  concentration: Concentration,
  inflow: Inflow,
}

const addressOf = (view: View, { day, currency }: PortfolioParams): string => {
  const address = new URLSearchParams({
    view,
    ...(day ? { day } : {}),
    ...(currency ? { currency } : {}),
  })
  return `/portfolio?${address}`
}

const ExportButton = ({ table, asked }: { table: string; asked: PortfolioParams }) => {
  const t = useTranslations()
  const { attempt, isBusy, refusal } = useAttempt()
  const save = () =>
    attempt(async () => {
      const { fileName, content } = await callAct('portfolio-export', { ...asked, table })
      saveText(fileName, content)
    })
  return (
    <>
      <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void save()}>
        {t('portfolio.exportAll')}
      </Button>
      <Box role="alert" color="negative.text">
        {refusal}
      </Box>
    </>
  )
}

/** The date of the figures, and the exchange rates of their conversion. */
const AsOf = ({ asked }: { asked: PortfolioParams }) => {
  const t = useTranslations()
  const format = useFormat()
  const { data } = useAct('portfolio-show', asked)
  if (!data) return null
  const { asOf, isLive, converted } = data
  return (
    <Box color="text.quiet" my="3">
      {t(isLive ? 'portfolio.live' : 'portfolio.kept', { day: format.date(asOf) })}
      {converted
        ? ` ${t('portfolio.converted', { currency: converted.currency, day: format.date(converted.ratesOf), source: converted.source })}`
        : null}
      {converted ? ` ${t('portfolio.sumsAlone')}` : isLive ? null : ` ${t('portfolio.sumsOfDay')}`}
    </Box>
  )
}

/** The portfolio in seven views. The parameters are in the address. */
export const PortfolioPage = () => {
  const t = useTranslations()
  const { address, set } = useAddressParams<'day' | 'currency'>()
  const asked = portfolioParamsIn(address)
  const view = viewIn(address)
  const Shown = viewOf[view]
  const table = tableOf[view]
  // Margins are of booked months, each currency in its own.
  const isOfBooks = view === 'margin'
  return (
    <>
      <ScreenTitle
        title={t('portfolio.title')}
        beside={
          isOfBooks ? null : (
            <Flex gap="2" wrap="wrap" align="center">
              <InlineDay
                label={t('portfolio.day')}
                value={asked.day ?? ''}
                onChange={(day) => set('day', day)}
              />
              <Select
                aria-label={t('portfolio.currency')}
                value={asked.currency ?? ''}
                onChange={({ target }) => set('currency', target.value)}
                h="9"
                w="170px"
                fontSize="sm"
              >
                <option value="">{t('portfolio.eachCurrency')}</option>
                {currencies.map((currency) => (
                  <option key={currency} value={currency}>
                    {currency}
                  </option>
                ))}
              </Select>
              {table ? <ExportButton table={table} asked={asked} /> : null}
            </Flex>
          )
        }
      />
      <TabLinks
        label={t('portfolio.title')}
        current={addressOf(view, asked)}
        tabs={views.map((each) => [addressOf(each, asked), t(`portfolio.views.${each}`)] as const)}
      />
      {isOfBooks ? <Box h="4" /> : <AsOf asked={asked} />}
      <Shown asked={asked} />
    </>
  )
}
