import { Box, chakra, SimpleGrid } from '@chakra-ui/react'
import { productCodes } from '#shared/lending/product-codes.ts'
import type { ConcentrationRow } from '#shared/portfolio/summarize.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAct } from '../../api/use-act.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Answer } from '../../ui/answer.tsx'
import { Bars } from '../../ui/bars.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Told } from '../../ui/told.tsx'
import { useCents, usePart } from '../../ui/use-cents.ts'
import type { Asked } from './asked.ts'

const keyOf = ({ currency, name }: ConcentrationRow): string => `${currency} ${name}`

const Parts = ({
  question,
  rows,
  names = {},
}: {
  question: string
  rows: readonly ConcentrationRow[]
  /** What platforms are called. */
  names?: Readonly<Record<string, string>>
}) => {
  const t = useWords()
  const format = useFormat()
  const cents = useCents()
  const part = usePart()
  const nameOf = (name: string): string => {
    const line = productCodes.find((code) => code === name)
    if (line) return t(`portfolio.lines.${line}`)
    return name === 'none' ? t('portfolio.noPlatform') : (names[name] ?? name)
  }
  return (
    <Answer
      question={question}
      table={
        <DataTable
          label={question}
          rows={rows}
          keyOf={keyOf}
          columns={[
            { key: 'name', title: t('portfolio.part'), cell: ({ name }) => nameOf(name) },
            {
              key: 'outstanding',
              title: t('portfolio.figures.outstandingCents'),
              isNumber: true,
              cell: (row) => cents(row.outstandingCents, row.currency),
            },
            {
              key: 'share',
              title: t('portfolio.share'),
              isNumber: true,
              cell: ({ sharePercent }) => part(sharePercent),
            },
            {
              key: 'limit',
              title: t('portfolio.figures.limitCents'),
              isNumber: true,
              cell: (row) => cents(row.limitCents, row.currency),
            },
            {
              key: 'par30',
              title: t('portfolio.figures.par30'),
              isNumber: true,
              cell: (row) => cents(row.par30Cents, row.currency),
            },
            {
              key: 'facilities',
              title: t('portfolio.figures.facilities'),
              isNumber: true,
              cell: ({ facilities }) => format.count(facilities),
            },
          ]}
        />
      }
    >
      <Bars
        label={question}
        bars={rows.map((row) => ({
          key: keyOf(row),
          label: nameOf(row.name),
          value: part(row.sharePercent),
          share: Number(row.sharePercent ?? 0) / 100,
        }))}
      />
    </Answer>
  )
}

const inCurrency = (rows: readonly ConcentrationRow[], currency: string): ConcentrationRow[] =>
  rows.filter((row) => row.currency === currency)

/** Where most of what is outstanding hangs; parts of a whole, and so in each currency by itself. */
export const Concentration = ({ asked }: { asked: Asked }) => {
  const t = useWords()
  const shown = useAct('portfolio-concentration', asked)
  return (
    <Told query={shown} isEmpty={({ byPlatform }) => byPlatform.length === 0} empty={t('portfolio.empty')}>
      {({ byPlatform, byProduct, byCurrency, platformNames }) => (
        <>
          {byCurrency.length > 0 ? (
            <Box mb="6">
              <Parts question={t('portfolio.whichCurrency')} rows={byCurrency} />
            </Box>
          ) : null}
          {[...new Set(byPlatform.map(({ currency }) => currency))].map((currency) => (
            <Box key={currency} as="section" aria-label={currency} mb="6">
              <chakra.h2 fontSize="lg" mb="3">
                {currency}
              </chakra.h2>
              <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
                <Parts
                  question={t('portfolio.whichPlatform')}
                  rows={inCurrency(byPlatform, currency)}
                  names={platformNames}
                />
                <Parts question={t('portfolio.whichLine')} rows={inCurrency(byProduct, currency)} />
              </SimpleGrid>
            </Box>
          ))}
        </>
      )}
    </Told>
  )
}
