import { Box, chakra } from '@chakra-ui/react'
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import type { Currency } from '#shared/money/currency.ts'
import { Field, type FieldProps } from './field.tsx'
import { Input } from './text-field.tsx'

/** An amount as a field holds it: whole units without decimals ("25000"), cents only if there are any. */
export const plainAmount = (amount: string): string => amount.replace(/\.00$/, '')

const groupThousands = (plain: string): string =>
  plain.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))

/**
 * An amount with its currency in front. The typed text stays until blur, then it is formatted with thousands separators
 * if it can be parsed; `value` is the result of `readAmount`.
 */
export const MoneyField = ({
  value,
  onChange,
  currency,
  large = false,
  ...field
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  currency: Currency
  /** For the main amount of a screen. */
  large?: boolean
}) => {
  const [isTyping, setTyping] = useState(false)
  const amount = readAmount(value, currency)
  const plain = amount === undefined ? value : plainAmount(amount)
  // Tab selects a field's text, so that typing replaces it; changing the displayed value would lose the selection.
  const toSelect = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    toSelect.current?.select()
    toSelect.current = null
  })
  const enter = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const isAllSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length
    if (isAllSelected) toSelect.current = input
    setTyping(true)
  }
  const leave = () => {
    setTyping(false)
    if (plain !== value) onChange(plain)
  }
  return (
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
            inputMode="decimal"
            autoComplete="off"
            value={isTyping || amount === undefined ? value : groupThousands(plain)}
            onChange={(event) => onChange(event.target.value)}
            onFocus={enter}
            onBlur={leave}
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
}
