import { Box, chakra } from '@chakra-ui/react'
import { FigureLink } from './figure-link.tsx'

export interface Bar {
  key: string
  label: string
  /** The text next to the bar. */
  value: string
  /** The bar's length, from 0 to 1. */
  share: number
  tone?: 'action' | 'waiting' | 'negative' | undefined
  /** Where the text leads. */
  to?: string | undefined
}

/** The length of each amount's bar relative to the largest. */
export const sharesOf = (amounts: readonly number[]): number[] => {
  const largest = Math.max(0, ...amounts)
  return amounts.map((amount) => (largest > 0 ? Math.max(0, amount) / largest : 0))
}

/** The length of a part's bar relative to the whole, by its percent. */
export const partOf = (percent: string | null): number => Math.min(1, Math.max(0, Number(percent ?? 0) / 100))

/** A bar chart of amounts, read by screen readers as a list. */
export const Bars = ({ bars, label }: { bars: readonly Bar[]; label: string }) => (
  <chakra.ul
    aria-label={label}
    listStyleType="none"
    display="grid"
    gridTemplateColumns="minmax(72px, max-content) 1fr max-content"
    columnGap="3"
    rowGap="1.5"
    gridAutoRows="minmax(1.5rem, auto)"
    alignItems="center"
  >
    {bars.map(({ key, label: name, value, share, tone = 'action', to }) => (
      <chakra.li key={key} display="contents">
        <chakra.span color="text.quiet">{name}</chakra.span>
        <Box aria-hidden h="4" bg="surface.sunken" borderRadius="sm" overflow="hidden">
          <Box h="full" bg={`${tone}.solid`} style={{ width: `${(share * 100).toFixed(2)}%` }} />
        </Box>
        <chakra.span fontVariantNumeric="tabular-nums" textAlign="right">
          <FigureLink to={to}>{value}</FigureLink>
        </chakra.span>
      </chakra.li>
    ))}
  </chakra.ul>
)
