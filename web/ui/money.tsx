import { chakra } from '@chakra-ui/react'
import { moneyParts } from '#shared/i18n/format.ts'

/** Limited by the viewport's width: an amount never wraps, so with text at twice its size it would overflow. */
const large = 'min(2.25rem, 10vw)'
const sizes = {
  sm: 'min(0.875rem, 6.5vw)',
  md: 'min(1rem, 6.5vw)',
  lg: 'min(1.375rem, 7vw)',
  xl: large,
  display: { base: large, md: 'min(3rem, 6.25vw)' },
} as const

/** An amount: currency first, tabular figures, lighter cents, never wrapped. `amount` is a decimal string. */
export const Money = ({
  amount,
  currency,
  size = 'sm',
  tone = 'inherit',
}: {
  amount: string
  currency: string
  size?: keyof typeof sizes
  /** `inherit` uses the surrounding text's colour; `reward` is for red packets only. */
  tone?: 'inherit' | 'positive' | 'negative' | 'reward'
}) => {
  const parts = moneyParts(amount, currency)
  const isLarge = size === 'lg' || size === 'xl' || size === 'display'
  // Small cents are lighter by weight only: with less opacity their contrast would be too low.
  const opacity = isLarge ? 0.78 : 1
  return (
    // A browser's page translation would replace the text node, and React's updates of it would be lost.
    <span translate="no">
      <chakra.span
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
        fontSize={sizes[size]}
        fontWeight={isLarge ? 'semibold' : 'medium'}
        letterSpacing={isLarge ? 'tight' : 'normal'}
        lineHeight={isLarge ? 'tight' : 'inherit'}
        color={tone === 'inherit' ? 'inherit' : `${tone}.text`}
      >
        <chakra.span
          fontSize={isLarge ? '0.5em' : '0.92em'}
          fontWeight="medium"
          opacity={opacity}
          letterSpacing="normal"
        >
          {`${parts.currency}\u00A0`}
        </chakra.span>
        {parts.sign + parts.whole}
        <chakra.span fontSize={isLarge ? '0.6em' : 'inherit'} fontWeight="normal" opacity={opacity}>
          {parts.cents}
        </chakra.span>
      </chakra.span>
    </span>
  )
}
