import { Box, chakra } from '@chakra-ui/react'
import { Field, type FieldProps } from './field.tsx'
import { Input } from './text-field.tsx'

/** Keeps digits and one separator with at most two places; anything else that was typed is left out. */
export const typedAmount = (typed: string): string => {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.')
  return rest.length > 0 ? `${whole}.${rest.join('').slice(0, 2)}` : whole
}

/** The wire's form of what was typed ("1200.5" is "1200.50"), or undefined when it is no amount. */
export const wireAmount = (typed: string): string | undefined => {
  const match = /^(\d{1,13})(?:\.(\d{0,2}))?$/.exec(typed)
  return match ? `${match[1]?.replace(/^0+(?=\d)/, '')}.${(match[2] ?? '').padEnd(2, '0')}` : undefined
}

/** An amount: currency first, figures tabular. `value` is what was typed; send `wireAmount(value)`. */
export const MoneyField = ({
  value,
  onChange,
  currency,
  large = false,
  name,
  ...field
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  currency: string
  /** The one amount of a screen. */
  large?: boolean
  name?: string
}) => (
  <Field {...field}>
    {(control) => (
      <Box position="relative">
        <chakra.span
          aria-hidden
          position="absolute"
          left="3"
          top="0"
          bottom="0"
          display="flex"
          alignItems="center"
          color="text.quiet"
          fontWeight="medium"
          fontSize={large ? 'xl' : 'md'}
        >
          {currency}
        </chakra.span>
        <Input
          {...control}
          {...(name ? { name } : {})}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(typedAmount(event.target.value))}
          pl={large ? '16' : '14'}
          h={large ? '64px' : 'control'}
          fontSize={large ? '3xl' : { base: 'lg', md: 'md' }}
          fontWeight={large ? 'semibold' : 'normal'}
          fontVariantNumeric="tabular-nums"
        />
      </Box>
    )}
  </Field>
)
