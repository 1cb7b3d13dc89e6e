import { Box, SimpleGrid } from '@chakra-ui/react'
import type { ShownConcentration } from '#shared/desk/portfolio.ts'
import { productCodes } from '#shared/lending/product-codes.ts'
import type { ConcentrationRow } from '#shared/portfolio/portfolio-figures.schema.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { useAct } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Bars, partOf } from '../../ui/bars.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { usePercent } from '../../ui/use-cents.ts'
import { useConcentrationColumns } from './concentration-columns.ts'
import { ConcentrationMatrix } from './concentration-matrix.tsx'
import { figurePathsOf } from './figure-path.ts'
import type { PortfolioParams } from './portfolio-params.ts'
import { PortfolioSection } from './portfolio-section.tsx'

/** The display name of a platform, product line or currency. */
const usePartNames = (platformNames: Readonly<Record<string, string>>) => {
  const t = useTranslations()
  return (name: string): string => {
    const line = productCodes.find((code) => code === name)
    if (line) return t(`states.product.${line}`)
    return name === 'none' ? t('portfolio.noPlatform') : (platformNames[name] ?? name)
  }
}

const Parts = ({
  question,
  file,
  rows,
  nameOf,
}: {
  question: string
  file: string
  rows: readonly ConcentrationRow[]
  nameOf: (name: string) => string
}) => {
  const part = usePercent()
  const columns = useConcentrationColumns<ConcentrationRow>(nameOf)
  return (
    <PortfolioSection
      question={question}
      table={{ file, currencyOf: ({ currency }) => currency, columns, rows, keyOf: ({ name }) => name }}
    >
      <Bars
        label={question}
        bars={rows.map((row) => ({
          key: row.name,
          label: nameOf(row.name),
          value: part(row.sharePercent),
          share: partOf(row.sharePercent),
        }))}
      />
    </PortfolioSection>
  )
}

const ofOwn = (rows: readonly ConcentrationRow[]) =>
  rows.map((row) => ({ ...row, ownCurrency: row.currency }))

/** Concentrations of the outstanding amount: the currencies side by side, or one currency's shares of the whole. */
const Shown = ({ of }: { of: ShownConcentration }) => {
  const { byPlatform, byProduct, byCurrency, byPlatformAndCurrency, platformNames, asOf, converted } = of
  const pathOf = figurePathsOf(of)
  const { may } = useMe()
  const t = useTranslations()
  const nameOf = usePartNames(platformNames)
  const file = (chart: string) => `portfolio-${chart}-${converted ? `${converted.currency}-` : ''}${asOf}`
  return (
    <Box display="grid" gap="4">
      {may('obligor-list') ? (
        <Box>
          <TextLink to="/obligors">{t('obligors.title')}</TextLink>
        </Box>
      ) : null}
      <ConcentrationMatrix
        question={t(converted ? 'portfolio.whichPlatformAndCurrency' : 'portfolio.whichPlatformByCurrency')}
        file={file('platforms-by-currency')}
        named={t('portfolio.platform')}
        nameOf={nameOf}
        rows={byPlatformAndCurrency}
        pathOf={(figure, { name, currency }) => pathOf({ figure, currency, platform: name })}
      />
      {converted ? (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          <Parts
            question={t('portfolio.whichPlatform')}
            file={file('platforms')}
            rows={byPlatform}
            nameOf={nameOf}
          />
          <Parts
            question={t('portfolio.whichCurrency')}
            file={file('currencies')}
            rows={byCurrency}
            nameOf={nameOf}
          />
          <Parts question={t('portfolio.whichLine')} file={file('lines')} rows={byProduct} nameOf={nameOf} />
        </SimpleGrid>
      ) : (
        <ConcentrationMatrix
          question={t('portfolio.whichLineByCurrency')}
          file={file('lines-by-currency')}
          named={t('portfolio.line')}
          nameOf={nameOf}
          rows={ofOwn(byProduct)}
          pathOf={(figure, { name, currency }) => pathOf({ figure, currency, productCode: name })}
        />
      )}
    </Box>
  )
}

export const Concentration = ({ asked }: { asked: PortfolioParams }) => {
  const t = useTranslations()
  const shown = useAct('portfolio-concentration', asked)
  return (
    <QueryBoundary
      query={shown}
      isEmpty={({ byPlatform }) => byPlatform.length === 0}
      empty={t('portfolio.empty')}
    >
      {(of) => <Shown of={of} />}
    </QueryBoundary>
  )
}
