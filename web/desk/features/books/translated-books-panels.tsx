import { Box, chakra } from '@chakra-ui/react'
import type { ShownTranslation } from '#shared/desk/books.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { TrialBalance } from './trial-balance.tsx'

/** The closing rates of the month, and the exchange differences that result from them. */
const Rates = ({ books: { currency, rates } }: { books: ShownTranslation }) => {
  const t = useTranslations()
  const cents = useCents()
  const format = useFormat()
  return (
    <Panel title={t('books.rates')} isFlush>
      <DataTable
        label={`${t('books.rates')} · ${currency}`}
        rows={rates}
        keyOf={(rate) => rate.currency}
        columns={[
          { title: t('portfolio.currency'), cell: (rate) => rate.currency },
          { title: t('responseLabels.exchangeRate'), figure: ({ exchangeRate }) => exchangeRate },
          { title: t('responseLabels.rateDate'), cell: ({ rateDate }) => format.date(rateDate) },
          {
            title: t('responseLabels.exchangeGainCents'),
            isStrong: true,
            figure: ({ exchangeGainCents }) => cents(exchangeGainCents, currency),
          },
        ]}
      />
    </Panel>
  )
}

/** All currencies of a month together, in the lender's book currency. */
export const TranslatedBooksPanels = ({ books }: { books: ShownTranslation }) => {
  const t = useTranslations()
  const title = t('books.translated', { currency: books.currency })
  return (
    <Box as="section" aria-label={title} display="grid" gap="4">
      <Box>
        <chakra.h2 fontSize="lg">{title}</chakra.h2>
        <Box color="text.quiet">{t('books.translatedNote')}</Box>
      </Box>
      <TrialBalance
        title={t('responseLabels.translated')}
        fileName={`trial-balance-translated-${books.currency}.csv`}
        books={books}
      />
      {books.rates.length > 0 ? <Rates books={books} /> : null}
    </Box>
  )
}
