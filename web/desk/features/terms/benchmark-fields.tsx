import { Box, chakra, SimpleGrid } from '@chakra-ui/react'
import { type BenchmarkName, benchmarkLabels, benchmarksOfMarket } from '#shared/lending/benchmark-names.ts'
import { methodsOf } from '#shared/lending/benchmark-terms.ts'
import { dayCountBases } from '#shared/lending/day-count.ts'
import { type Currency, currencies } from '#shared/money/currency.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { type DraftedBenchmark, isPoints, type TermsDraft } from './terms-draft.ts'

type Drafted = TermsDraft['benchmarks']

/** The benchmarks to choose from: those of the currency's market, and the one of the previous version. */
const namesFor = (currency: Currency, { benchmark }: DraftedBenchmark): BenchmarkName[] => [
  ...new Set([...benchmarksOfMarket[currency], benchmark]),
]

const CurrencyFields = ({
  currency,
  drafted,
  isWrong,
  onChange,
}: {
  currency: Currency
  drafted: DraftedBenchmark
  isWrong: boolean
  onChange: (drafted: DraftedBenchmark) => void
}) => {
  const t = useTranslations()
  const names = namesFor(currency, drafted)
  // A fixed rate has no benchmark, and is one choice.
  const fixedAs = drafted.method === 'fixed' ? drafted.benchmark : names[0]
  const choices = names.flatMap((benchmark) =>
    methodsOf(benchmark)
      .filter((method) => method !== 'fixed' || benchmark === fixedAs)
      .map((method) => ({ value: `${benchmark} ${method}`, benchmark, method })),
  )
  const errorOf = (points: string) =>
    isWrong && points !== '' && !isPoints(points) ? t('terms.form.wrong') : undefined
  return (
    <Box as="fieldset" borderTopWidth="1px" borderColor="border.hairline" pt="3">
      <chakra.legend fontWeight="medium">{currency}</chakra.legend>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="3" alignItems="start">
        <SelectField
          label={t('terms.form.benchmark')}
          value={`${drafted.benchmark} ${drafted.method}`}
          onChange={(to) => {
            const chosen = choices.find(({ value }) => value === to)
            if (chosen) onChange({ ...drafted, benchmark: chosen.benchmark, method: chosen.method })
          }}
          options={choices.map(({ value, benchmark, method }) => ({
            value,
            label: t(`terms.values.methodOf.${method}`, { name: benchmarkLabels[benchmark] }),
          }))}
        />
        <SelectField
          label={t('terms.form.dayCount')}
          value={drafted.dayCountBasis}
          onChange={(to) =>
            onChange({
              ...drafted,
              dayCountBasis: dayCountBases.find((each) => each === to) ?? drafted.dayCountBasis,
            })
          }
          options={dayCountBases
            .filter((basis) => drafted.method !== 'inArrears' || basis !== '30/360')
            .map((value) => ({ value, label: value }))}
        />
        <TextField
          name={`benchmarks.${currency}.floor`}
          label={t('terms.form.floor')}
          inputMode="decimal"
          value={drafted.floorPercent}
          error={
            isWrong && drafted.floorPercent === '' ? t('terms.form.wrong') : errorOf(drafted.floorPercent)
          }
          onChange={(to) => onChange({ ...drafted, floorPercent: to.trim() })}
        />
        <TextField
          name={`benchmarks.${currency}.fallback`}
          label={t('terms.form.fallback')}
          optionalMark={t('act.optional')}
          inputMode="decimal"
          value={drafted.fallbackPercent}
          error={errorOf(drafted.fallbackPercent)}
          onChange={(to) => onChange({ ...drafted, fallbackPercent: to.trim() })}
        />
      </SimpleGrid>
    </Box>
  )
}

/** By currency: the benchmark and its method, the day count, the floor, and the fallback. */
export const BenchmarkFields = ({
  drafted,
  isWrong,
  onChange,
}: {
  drafted: Drafted
  isWrong: boolean
  onChange: (drafted: Drafted) => void
}) => {
  const t = useTranslations()
  return (
    <Box as="section" aria-label={t('terms.names.benchmarks')} display="grid" gap="3">
      <Box>
        <chakra.h2 fontSize="md">{t('terms.names.benchmarks')}</chakra.h2>
        <Box color="text.quiet" fontSize="sm">
          {t('terms.form.benchmarkNote')}
        </Box>
      </Box>
      {currencies.map((currency) => (
        <CurrencyFields
          key={currency}
          currency={currency}
          drafted={drafted[currency]}
          isWrong={isWrong}
          onChange={(changed) => onChange({ ...drafted, [currency]: changed })}
        />
      ))}
    </Box>
  )
}
