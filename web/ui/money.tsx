import { chakra } from '@chakra-ui/react'
import { moneyParts } from '../i18n/format.ts'
import { useLocale } from '../i18n/use-locale.ts'

/** Held to the window's width: an amount is never wrapped, so that with text at twice its size it would reach out. */
const large = 'min(2.25rem, 10vw)'
const sizes = {
  sm: 'min(0.875rem, 6.5vw)',
  md: 'min(1rem, 6.5vw)',
  lg: 'min(1.375rem, 7vw)',
  xl: large,
  display: { base: large, md: 'min(3rem, 6.25vw)' },
} as const

/** An amount: currency first, figures tabular, the cents lighter, never wrapped. `amount` is a decimal string. */
export const Money = ({
  amount,
  currency,
  size = 'sm',
  tone = 'inherit',
}: {
  amount: string
  currency: string
  size?: keyof typeof sizes
  /** `inherit` takes the colour of the text around it; `reward` is for red packets alone. */
  tone?: 'inherit' | 'positive' | 'negative' | 'reward'
}) => {
  const parts = moneyParts(useLocale(), amount, currency)
  const isLarge = size === 'lg' || size === 'xl' || size === 'display'
  // Small figures are lighter by weight alone: fainter, they would fall below the contrast of text.
  const opacity = isLarge ? 0.78 : 1
  return (
    // A browser that translates the page would put its own text in the place of React's, which then never changes.
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
