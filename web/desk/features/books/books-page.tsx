import { Box, Flex } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import type { ShownBooks } from '#shared/desk/books.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Select } from '../../../ui/select-field.tsx'
import { useAct } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { usePercent } from '../../ui/use-cents.ts'
import { ActLinks } from './act-links.tsx'
import { CurrencyBooksPanels } from './currency-books-panels.tsx'
import { ExportJournal } from './export-journal.tsx'
import { TranslatedBooksPanels } from './translated-books-panels.tsx'

const Parameters = ({ parameters }: Pick<ShownBooks, 'parameters'>) => {
  const t = useTranslations()
  const part = usePercent()
  const format = useFormat()
  const percents = [
    'defaultPercent',
    'lifetimeDefaultPercent',
    'lossGivenDefaultPercent',
    'conversionPercent',
  ] as const
  return (
    <Panel title={t('books.parameters')} isFlush={parameters.length > 0}>
      {parameters.length === 0 ? (
        <Box color="text.quiet">{t('books.noParameters')}</Box>
      ) : (
        <DataTable
          label={t('books.parametersByProduct')}
          rows={parameters}
          keyOf={({ productCode }) => productCode}
          columns={[
            { title: t('portfolio.line'), cell: ({ productCode }) => t(`states.product.${productCode}`) },
            { title: t('books.validFrom'), cell: ({ validFrom }) => format.monthAndYear(validFrom) },
            ...percents.map((name) => ({
              title: t(`fields.${name}`),
              figure: (row: ShownBooks['parameters'][number]) => part(row[name]),
            })),
            {
              title: t('books.triggers'),
              cell: ({ salesDropPercent, salesDropMonths, lostShop }) =>
                [
                  ...(salesDropPercent === null || salesDropMonths === null
                    ? []
                    : [
                        t('books.salesDrop', {
                          percent: part(salesDropPercent),
                          months: format.count(salesDropMonths),
                        }),
                      ]),
                  ...(lostShop ? [t('choices.stageReasons.shopLost')] : []),
                ].join(' · ') || '–',
            },
            {
              title: t('books.decidedBy'),
              cell: ({ setBy, approvedBy }) => [setBy, approvedBy].filter(Boolean).join(' · '),
            },
          ]}
        />
      )}
    </Panel>
  )
}

/** A month of the lender's books. The month is in the address. */
export const BooksPage = () => {
  const t = useTranslations()
  const format = useFormat()
  const [address, setAddress] = useSearchParams()
  const asked = address.get('month')
  const shown = useAct('books-show', asked ? { month: asked } : {})
  const { data } = shown
  return (
    <>
      <ScreenTitle
        title={t('books.title')}
        beside={
          data?.month ? (
            <Flex gap="2" wrap="wrap" align="center">
              <Select
                aria-label={t('books.month')}
                value={data.month}
                onChange={({ target }) => setAddress({ month: target.value })}
                h="9"
                w="170px"
                fontSize="sm"
              >
                {data.months.map((month) => (
                  <option key={month} value={month}>
                    {format.monthAndYear(month)}
                  </option>
                ))}
              </Select>
              <ExportJournal month={data.month} />
            </Flex>
          ) : null
        }
      />
      <QueryBoundary query={shown} isEmpty={({ month }) => month === null} empty={t('books.empty')}>
        {({ bookedAt, journalEntries, closed, currencies, translated, parameters }) => (
          <Box display="grid" gap="4">
            <Box color="text.quiet">
              {t('books.booked', {
                time: bookedAt ? format.timestamp(bookedAt) : '–',
                count: journalEntries,
              })}{' '}
              {closed
                ? t('books.closed', {
                    time: format.timestamp(closed.at),
                    people: [closed.by, closed.approvedBy].filter(Boolean).join(' · '),
                  })
                : t('books.open')}
            </Box>
            {currencies.length === 0 ? (
              <Panel title={t('books.accounts')}>
                <Box color="text.quiet">{t('books.noFacilities')}</Box>
              </Panel>
            ) : null}
            {currencies.map((books) => (
              <CurrencyBooksPanels key={books.currency} books={books} />
            ))}
            {translated ? <TranslatedBooksPanels books={translated} /> : null}
            <Parameters parameters={parameters} />
            <ActLinks />
          </Box>
        )}
      </QueryBoundary>
    </>
  )
}
