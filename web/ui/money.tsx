import { chakra } from '@chakra-ui/react'
import { moneyParts } from '../i18n/format.ts'
import { useLocale } from '../i18n/use-locale.ts'

const sizes = { sm: 'md', md: 'lg', lg: '2xl', xl: '4xl', display: { base: '4xl', md: '5xl' } } as const

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
  /** `inherit` takes the colour of the text around it. */
  tone?: 'inherit' | 'positive' | 'negative'
}) => {
  const parts = moneyParts(useLocale(), amount, currency)
  const large = size === 'lg' || size === 'xl' || size === 'display'
  // Small figures are lighter by weight alone: fainter, they would fall below the contrast of text.
  const opacity = large ? 0.78 : 1
  return (
    // A browser that translates the page would put its own text in the place of React's, which then never changes.
    <span translate="no">
      <chakra.span
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
        fontSize={sizes[size]}
        fontWeight={large ? 'semibold' : 'medium'}
        letterSpacing={large ? 'tight' : 'normal'}
        lineHeight={large ? 'tight' : 'inherit'}
        color={tone === 'inherit' ? 'inherit' : `${tone}.text`}
      >
        <chakra.span
          fontSize={large ? '0.5em' : '0.92em'}
          fontWeight="medium"
          opacity={opacity}
          letterSpacing="normal"
        >
          {`${parts.currency}\u00A0`}
        </chakra.span>
        {parts.sign + parts.whole}
        <chakra.span fontSize={large ? '0.6em' : 'inherit'} fontWeight="normal" opacity={opacity}>
          {parts.cents}
        </chakra.span>
      </chakra.span>
    </span>
  )
}
