import { Box, chakra, Flex } from '@chakra-ui/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exampleCurrency } from '#shared/drawdown/example-conditions.ts'
import { effectiveRateCap } from '#shared/lending/policy.ts'
import { currencyFixedBy, type ProductTerms } from '#shared/lending/product-terms.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import { RadioTile } from '../../ui/radio-tile.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useExampleConditions, useExampleCurrencies } from '../current-rates.ts'
import { useBenchmarkName } from '../use-benchmark-name.ts'
import { type CalculatorInput, calculateExample, type InputError } from './calculate-example.ts'
import { ResultPanel } from './result-panel.tsx'
import { SeasonCards } from './season-cards.tsx'
import { ShareField } from './share-field.tsx'
import { type Slide, SlidingAmount } from './sliding-amount.tsx'
import { Sources } from './sources.tsx'

/**
 * A calculator for visitors: sales, amount and repayment method. It uses the pricing rules of drawdowns with the
 * product's terms and fees. `start` has the initial values.
 */
export const Calculator = ({
  terms,
  start,
  amountHint,
  slides,
}: {
  terms: ProductTerms
  start: CalculatorInput
  amountHint?: string | undefined
  slides: { readonly sales: Slide; readonly amount: Slide }
}) => {
  const { t } = useTranslation(['landingCalculator', 'landingMore'])
  const { money, date, percent } = useFormat()
  const benchmarkName = useBenchmarkName()
  const fixed = currencyFixedBy(terms.currencyRule)
  const offered = useExampleCurrencies()
  const [chosen, setChosen] = useState<Currency>(exampleCurrency)
  const conditions = useExampleConditions(fixed ?? chosen)
  const { drawdownDate, currency, benchmark, isToday } = conditions
  const [set, setTyped] = useState<Partial<CalculatorInput>>({})
  const typed = useMemo(() => ({ ...start, ...set }), [start, set])
  const input = useDeferredValue(typed)
  const { wrong, tried, usualLimitCents } = useMemo(
    () => calculateExample(conditions, terms, input),
    [conditions, terms, input],
  )
  // The last valid result stays while something else is typed.
  const [shown, setShown] = useState(tried)
  if (tried && tried !== shown) setShown(tried)
  const change = (part: Partial<CalculatorInput>) => setTyped((before) => ({ ...before, ...part }))
  const inMoney = (cents: number) => money(decimalFromCents(cents), currency)
  const errorOf = (field: 'sales' | 'amount', is: InputError | undefined): string | undefined => {
    if (!is) return undefined
    if (is === 'unreadable')
      return t('wrong.unreadable', { example: decimalFromCents(terms.minimumDrawdownCents) })
    return t(`wrong.${field}.${is}`, {
      least: inMoney(terms.minimumDrawdownCents),
      most: inMoney(terms.limitCapCents),
    })
  }
  const isShare = input.method === 'salesShare'
  const isBeyond = tried && usualLimitCents !== undefined && tried.price.amountCents > usualLimitCents
  return (
    <Box
      maxW="content"
      mx="auto"
      px={{ base: '4', md: '6' }}
      mt={{ base: '-16', lg: '-32' }}
      position="relative"
    >
      <chakra.section
        aria-labelledby="calculator"
        bg="surface.card"
        borderRadius="lg"
        boxShadow="card"
        borderWidth="1px"
        borderColor="border.hairline"
        p={{ base: '5', md: '8' }}
      >
        <Flex justify="space-between" align="baseline" columnGap="6" rowGap="1" wrap="wrap" mb="6">
          <chakra.h2 id="calculator" fontSize="2xl">
            {t('title')}
          </chakra.h2>
          <chakra.p color="text.quiet">{t('lead')}</chakra.p>
          <chakra.p w="full" fontSize="sm" color="text.quiet">
            {t(isToday ? 'today' : 'benchmark', {
              today: date(drawdownDate),
              name: benchmarkName(benchmark),
              percent: percent(benchmark.percent),
              date: date(benchmark.date),
            })}
          </chakra.p>
        </Flex>
        <Box
          display="grid"
          gap={{ base: '6', lg: '10' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        >
          <Box display="grid" gap="3" alignContent="start">
            {fixed || offered.length === 1 ? null : (
              <SelectField
                label={t('currency')}
                value={currency}
                onChange={(code) => setChosen(offered.find((each) => each === code) ?? chosen)}
                options={offered.map((code) => ({
                  value: code,
                  label: `${t(`currencies.${code}`)} ${code}`,
                }))}
              />
            )}
            <SlidingAmount
              label={t('sales')}
              hint={t('salesHint')}
              error={errorOf('sales', wrong.sales)}
              value={typed.sales}
              onChange={(sales) => change({ sales })}
              currency={currency}
              slide={slides.sales}
            />
            <SlidingAmount
              label={t('amount')}
              hint={set.amount === undefined ? amountHint : undefined}
              error={errorOf('amount', wrong.amount)}
              value={typed.amount}
              onChange={(amount) => change({ amount })}
              currency={currency}
              slide={slides.amount}
            />
            {isShare ? (
              <ShareField
                label={t('share')}
                value={typed.share}
                onChange={(share) => change({ share })}
                range={terms.salesShares}
              />
            ) : (
              <Box role="radiogroup" aria-label={t('method')} display="grid" gap="2.5">
                <chakra.span aria-hidden fontWeight="medium">
                  {t('method')}
                </chakra.span>
                {terms.repayment.map(({ method }) => (
                  <RadioTile
                    key={method}
                    name="method"
                    checked={typed.method === method}
                    onChoose={() => change({ method })}
                    title={t(`landingMore:method.${method}`)}
                  />
                ))}
              </Box>
            )}
          </Box>
          <Box display="grid" gap="4" alignContent="start" aria-live="polite">
            {shown ? <ResultPanel tried={shown} currency={currency} isDated={isToday} /> : null}
            {tried && !tried.isAllowed ? (
              <Notice tone="negative">{t('wrong.notAllowed', { cap: effectiveRateCap })}</Notice>
            ) : isBeyond ? (
              <Notice tone="waiting">{t('wrong.beyondLimit', { limit: inMoney(usualLimitCents) })}</Notice>
            ) : null}
          </Box>
        </Box>
        <Box mt="8">{shown ? <SeasonCards tried={shown} currency={currency} isDated={isToday} /> : null}</Box>
        <Sources terms={terms} conditions={conditions} />
        <chakra.p mt="2" fontSize="sm" color="text.quiet">
          {t('sources.example')}
        </chakra.p>
      </chakra.section>
    </Box>
  )
}
