import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { ExampleConditions } from '#shared/drawdown/example-conditions.ts'
import { type DrawdownExample, priceExampleDrawdown } from '#shared/drawdown/price-example-drawdown.ts'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { optionOf, type ProductTerms } from '#shared/lending/product-terms.ts'
import type { RepaymentMethod } from '#shared/lending/repayment-options.ts'
import { defaultSalesShare } from '#shared/lending/sales-share.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { type ProductLineId, productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useCurrentTerms, useExampleConditions } from '../current-rates.ts'
import { LandingSection } from '../section.tsx'
import { useBenchmarkName } from '../use-benchmark-name.ts'

const currency = 'USD'
const amountCents = 10_000_00
const monthlySalesCents = 30_000_00

/** The typical repayment method of each product line. */
const methods = {
  hook: 'salesShare',
  underwriting: 'equalInstalment',
  payoneer: 'bullet',
} as const satisfies Record<ProductLineId, RepaymentMethod>

const tried = (conditions: ExampleConditions, id: ProductLineId, terms: ProductTerms): DrawdownExample => {
  const option = optionOf(terms, methods[id])
  if (!option) throw new Error(`${id} does not offer ${methods[id]}`)
  return priceExampleDrawdown({
    conditions,
    terms,
    option,
    amountCents,
    monthlySalesCents,
    sharePercent: defaultSalesShare,
  })
}

/** The same amount priced in each product line, with fees. */
export const CompareSection = () => {
  const { t } = useTranslation(['landingEntryMore', 'landingMore', 'landingEntry'])
  const { money, percent, date } = useFormat()
  const conditions = useExampleConditions()
  const benchmarkName = useBenchmarkName()
  const termsOf = {
    hook: useCurrentTerms(productLines.hook.productCode),
    underwriting: useCurrentTerms(productLines.underwriting.productCode),
    payoneer: useCurrentTerms(productLines.payoneer.productCode),
  }
  const amount = money(decimalFromCents(amountCents), currency)
  const columns = productLineIds.map((id) => {
    const { price, costCents, effectiveRatePercent } = tried(conditions, id, termsOf[id])
    const { deductionsCents, feeCents = 0 } = price
    const feesCents = deductionsCents + feeCents
    return {
      id,
      name: t(`landingEntry:lines.${id}.name`),
      rows: {
        how: t(`landingMore:method.${methods[id]}`),
        rate: percent(price.ratePercent),
        fee:
          feesCents > 0 ? (
            <Money amount={decimalFromCents(feesCents)} currency={currency} />
          ) : (
            t('landingMore:terms.noFee')
          ),
        payout: <Money amount={decimalFromCents(payoutCentsOf(price))} currency={currency} />,
        cost: <Money amount={decimalFromCents(costCents)} currency={currency} />,
        effective: percent(effectiveRatePercent),
      },
    }
  })
  const rows = ['how', 'rate', 'fee', 'payout', 'cost', 'effective'] as const
  return (
    <LandingSection ground="card" title={t('compare.title', { amount })} lead={t('compare.lead')}>
      {/* A card for each line on a phone, a table on wider screens. */}
      <Box display={{ base: 'none', md: 'block' }}>
        <chakra.table w="full" captionSide="bottom" fontSize="md">
          <chakra.caption srOnly>{t('compare.caption')}</chakra.caption>
          <thead>
            <tr>
              <chakra.th scope="col" textAlign="start" pb="4" fontWeight="medium" color="text.quiet">
                {t('compare.line')}
              </chakra.th>
              {columns.map(({ id, name }) => (
                <chakra.th key={id} scope="col" textAlign="end" pb="4" fontSize="lg">
                  <TextLink to={paths.landing(productLines[id])}>{name}</TextLink>
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <chakra.tr key={row} borderTopWidth="1px" borderColor="border.hairline">
                <chakra.th scope="row" textAlign="start" py="4" fontWeight="normal" color="text.quiet">
                  {t(`compare.${row}`)}
                </chakra.th>
                {columns.map((column) => (
                  <chakra.td
                    key={column.id}
                    textAlign="end"
                    py="4"
                    fontVariantNumeric="tabular-nums"
                    fontWeight={row === 'cost' ? 'semibold' : 'medium'}
                  >
                    {column.rows[row]}
                  </chakra.td>
                ))}
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      <Box display={{ base: 'grid', md: 'none' }} gap="5">
        {columns.map(({ id, name, rows: texts }) => (
          <Box
            key={id}
            bg="surface.sunken"
            borderRadius="lg"
            borderWidth="1px"
            borderColor="border.hairline"
            p="5"
          >
            <chakra.h3 fontSize="lg" mb="2">
              {name}
            </chakra.h3>
            <chakra.dl display="grid" gap="2.5">
              {rows.map((row) => (
                <Box key={row} display="flex" justifyContent="space-between" gap="4">
                  <chakra.dt color="text.quiet">{t(`compare.${row}`)}</chakra.dt>
                  <chakra.dd
                    textAlign="end"
                    fontVariantNumeric="tabular-nums"
                    fontWeight={row === 'cost' ? 'semibold' : 'medium'}
                  >
                    {texts[row]}
                  </chakra.dd>
                </Box>
              ))}
            </chakra.dl>
          </Box>
        ))}
      </Box>
      <chakra.p mt="6" fontSize="sm" color="text.quiet" maxW="reading">
        {t('compare.note', {
          sales: money(decimalFromCents(monthlySalesCents), currency),
          share: percent(defaultSalesShare),
          name: benchmarkName(conditions.benchmark),
          benchmark: percent(conditions.benchmark.percent),
          date: date(conditions.benchmark.date),
        })}
      </chakra.p>
    </LandingSection>
  )
}
