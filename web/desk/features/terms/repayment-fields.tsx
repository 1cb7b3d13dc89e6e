import { Box, Flex, SimpleGrid } from '@chakra-ui/react'
import { collectionMethods, repaymentMethods } from '#shared/lending/repayment-options.ts'
import { interestTimings } from '#shared/lending/repayment-terms.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import type { DraftedRepayment } from './terms-draft.ts'

const most = 8

/** The selected value of a `select`, with its type. */
const chosen = <Value extends string>(values: readonly Value[], given: string, former: Value): Value =>
  values.find((value) => value === given) ?? former

const OptionFields = ({
  option,
  onChange,
}: {
  option: DraftedRepayment
  onChange: (option: DraftedRepayment) => void
}) => {
  const t = useTranslations()
  const { method, unit, length, timing, collection } = option
  return (
    <SimpleGrid columns={{ base: 2, lg: 5 }} gap="2">
      <SelectField
        label={t('terms.form.method')}
        value={method}
        onChange={(to) => onChange({ ...option, method: chosen(repaymentMethods, to, method) })}
        options={repaymentMethods.map((value) => ({ value, label: t(`terms.values.methods.${value}`) }))}
      />
      <TextField
        label={t('terms.form.length')}
        inputMode="numeric"
        value={length}
        onChange={(to) => onChange({ ...option, length: to.trim() })}
      />
      <SelectField
        label={t('terms.form.unit')}
        value={unit}
        onChange={(to) => onChange({ ...option, unit: chosen(['days', 'months'], to, unit) })}
        options={[
          { value: 'days', label: t('terms.form.unitDays') },
          { value: 'months', label: t('terms.form.unitMonths') },
        ]}
      />
      <SelectField
        label={t('terms.form.timing')}
        value={timing}
        onChange={(to) => onChange({ ...option, timing: chosen(interestTimings, to, timing) })}
        options={interestTimings.map((value) => ({ value, label: t(`terms.values.timings.${value}`) }))}
      />
      <SelectField
        label={t('terms.form.collection')}
        value={collection}
        onChange={(to) => onChange({ ...option, collection: chosen(collectionMethods, to, collection) })}
        options={collectionMethods.map((value) => ({
          value,
          label: t(`terms.values.collections.${value}`),
        }))}
      />
    </SimpleGrid>
  )
}

/** The repayment methods that a product offers, the default first. */
export const RepaymentFields = ({
  options,
  error,
  onChange,
}: {
  options: readonly DraftedRepayment[]
  error: string | undefined
  onChange: (options: readonly DraftedRepayment[]) => void
}) => {
  const t = useTranslations()
  const another = (): DraftedRepayment => ({
    key: crypto.randomUUID(),
    method: 'bullet',
    unit: 'days',
    length: '90',
    timing: 'maturity',
    collection: options[0]?.collection ?? 'bank_transfer',
  })
  return (
    <Box as="fieldset" borderWidth="0" display="grid" gap="3" minW="0">
      <Box as="legend" fontWeight="medium" mb="1.5">
        {t('terms.names.repayment')}
      </Box>
      {options.map((option, index) => (
        <Box key={option.key} p="3" borderWidth="1px" borderColor="border.hairline" borderRadius="sm">
          <OptionFields
            option={option}
            onChange={(to) => onChange(options.map((each) => (each.key === option.key ? to : each)))}
          />
          <Flex justify="flex-end" mt="2">
            <Button
              size="sm"
              variant="quiet"
              onClick={() => onChange(options.filter(({ key }) => key !== option.key))}
            >
              {t('terms.form.remove', { number: index + 1 })}
            </Button>
          </Flex>
        </Box>
      ))}
      <Box role="alert" color="negative.text">
        {error}
      </Box>
      <Flex>
        <Button
          size="sm"
          variant="secondary"
          disabled={options.length >= most}
          onClick={() => onChange([...options, another()])}
        >
          {t('terms.form.add')}
        </Button>
      </Flex>
    </Box>
  )
}
