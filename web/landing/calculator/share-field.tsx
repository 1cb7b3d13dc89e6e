import { chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { Slider } from './sliding-amount.tsx'

/** The share of sales for repayment, within the product's range. */
export const ShareField = ({
  label,
  value,
  onChange,
  range: { lowest, highest },
}: {
  label: string
  /** In percent. */
  value: string
  onChange: (value: string) => void
  range: { readonly lowest: string; readonly highest: string }
}) => {
  const id = useId()
  const { percent } = useFormat()
  return (
    <div>
      <Flex justify="space-between" align="baseline">
        <chakra.label htmlFor={id} fontWeight="medium">
          {label}
        </chakra.label>
        <chakra.output
          htmlFor={id}
          fontWeight="semibold"
          fontSize="lg"
          fontVariantNumeric="tabular-nums"
          translate="no"
        >
          {percent(value)}
        </chakra.output>
      </Flex>
      <Slider
        id={id}
        type="range"
        min={lowest}
        max={highest}
        step="1"
        value={value}
        aria-valuetext={percent(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
