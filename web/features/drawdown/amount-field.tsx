import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { MoneyField } from '../../ui/money-field.tsx'
import { type AmountRange, amountAtStep, presetAmounts, sliderSteps, stepOfAmount } from './amount-rules.ts'

/** The amount to draw: typed, chosen with a slider or a preset, within the facility's range. */
export const AmountField = ({
  typed,
  onType,
  range,
  error,
}: {
  typed: string
  onType: (typed: string) => void
  range: AmountRange
  error: string | undefined
}) => {
  const { t } = useTranslation('drawdown')
  const { money } = useFormat()
  const { currency } = range
  const steps = sliderSteps(range)
  const step = stepOfAmount(typed, range)
  return (
    <Box>
      <MoneyField
        large
        name="amount"
        label={t('amount.label')}
        hint={t('amount.hint', {
          minimum: money(range.minimum, currency),
          available: money(range.available, currency),
        })}
        currency={currency}
        required
        value={typed}
        onChange={onType}
        error={error}
      />
      {steps > 0 ? (
        <chakra.input
          type="range"
          aria-label={t('amount.slider')}
          min={0}
          max={steps}
          step={1}
          value={step}
          aria-valuetext={money(readAmount(amountAtStep(step, range), currency) ?? range.minimum, currency)}
          onChange={(event) => onType(amountAtStep(Number(event.target.value), range))}
          display="block"
          w="full"
          h="touch"
          mt="3"
          accentColor="action.solid"
          cursor="pointer"
        />
      ) : null}
      <Flex role="group" aria-label={t('amount.presets')} wrap="wrap" gap="2" mt="1">
        {presetAmounts(range).map(({ preset, typed: amount }) => (
          <chakra.button
            key={preset}
            type="button"
            aria-pressed={typed === amount}
            onClick={() => onType(amount)}
            flex="1"
            minH="touch"
            px="2"
            borderRadius="md"
            borderWidth="1px"
            borderColor="border.control"
            bg="surface.card"
            fontWeight="medium"
            cursor="pointer"
            transitionProperty="background-color, border-color"
            transitionDuration="fast"
            _hover={{ borderColor: 'border.strong' }}
            css={{
              '&[aria-pressed=true]': {
                borderColor: 'action.solid',
                background: 'action.subtle',
                color: 'action.text',
              },
            }}
          >
            {t(`amount.preset.${preset}`)}
          </chakra.button>
        ))}
      </Flex>
    </Box>
  )
}
