import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFormat } from '../i18n/use-format.ts'
import { ChartTable } from './chart-table.tsx'

export interface ChartPoint {
  /** What the axis says: a month or a day, already in words. */
  readonly label: string
  /** Decimal string. */
  readonly amount: string
}

interface ChartProps {
  /** What the figures are, for the table that is read out. */
  caption: string
  /** The heads of that table: what a label is, what an amount is. */
  head: readonly [string, string]
  points: readonly ChartPoint[]
  currency: string
}

/** Each amount as a share of the largest, from 0 to 1. Only for drawing: a negative one stands at the ground. */
export const sharesOfLargest = (points: readonly ChartPoint[]): readonly number[] => {
  const values = points.map(({ amount }) => Math.max(0, Number(amount)))
  const largest = Math.max(0, ...values)
  return values.map((value) => (largest > 0 ? value / largest : 0))
}

/** Labels that fit: every one up to a dozen, then evenly fewer, counted from the newest. */
export const isLabelled = (index: number, count: number, most = 12): boolean =>
  (count - 1 - index) % Math.ceil(count / most) === 0

const Frame = ({ children, caption, head, points, currency }: ChartProps & { children: ReactNode }) => {
  const { money } = useFormat()
  const count = points.length
  return (
    <Box>
      <Box aria-hidden>
        <Box
          position="relative"
          h={{ base: '140px', md: '180px' }}
          borderBottomWidth="1px"
          borderColor="border.hairline"
        >
          <Box position="absolute" inset="0" bottom="50%" borderYWidth="1px" borderColor="border.hairline" />
          {children}
        </Box>
        <Box position="relative" h="6" mt="1.5" fontSize="xs" lineHeight="snug" color="text.faint">
          {points.map(({ label }, index) =>
            isLabelled(index, count) ? (
              <Box
                key={label}
                position="absolute"
                transform="translateX(-50%)"
                whiteSpace="nowrap"
                display={{ base: isLabelled(index, count, 6) ? 'block' : 'none', md: 'block' }}
                style={{ left: `${((index + 0.5) / count) * 100}%` }}
              >
                {label}
              </Box>
            ) : null,
          )}
        </Box>
      </Box>
      <ChartTable
        caption={caption}
        head={head}
        rows={points.map(({ label, amount }) => [label, money(amount, currency)])}
      />
    </Box>
  )
}

/** Amounts side by side: monthly sales, say. */
export const BarChart = (props: ChartProps) => (
  <Frame {...props}>
    <Flex position="absolute" inset="0" align="flex-end">
      {sharesOfLargest(props.points).map((share, index) => (
        <Flex key={props.points[index]?.label} flex="1" h="full" align="flex-end" justify="center">
          <Box
            w="62%"
            maxW="40px"
            bg="action.solid"
            borderTopRadius="4px"
            transition="height 250ms ease-out"
            style={{ height: `${share * 100}%` }}
          />
        </Flex>
      ))}
    </Flex>
  </Frame>
)

const pathOf = (shares: readonly number[]): string =>
  shares
    .map(
      (share, index) =>
        `${index === 0 ? 'M' : 'L'}${(((index + 0.5) / shares.length) * 100).toFixed(2)} ${((1 - share) * 100).toFixed(2)}`,
    )
    .join('')

/** Amounts over time, as one surface: daily sales, say. */
export const AreaChart = (props: ChartProps) => {
  const shares = sharesOfLargest(props.points)
  const line = pathOf(shares)
  const edge = 50 / Math.max(1, shares.length)
  return (
    <Frame {...props}>
      {shares.length > 0 ? (
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          style={{ position: 'absolute', inset: 0, overflow: 'visible' }}
        >
          <path
            d={`${line}L${(100 - edge).toFixed(2)} 100L${edge.toFixed(2)} 100Z`}
            fill="var(--bq-colors-action-subtle)"
          />
          <path
            d={line}
            fill="none"
            stroke="var(--bq-colors-action-solid)"
            strokeWidth="1.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      ) : null}
    </Frame>
  )
}
