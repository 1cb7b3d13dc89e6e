import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { labelCss } from '../../../ui/column-chart.tsx'

interface BandPoint {
  readonly key: string
  readonly label: string
  readonly lower: string
  readonly median: string
  readonly upper: string
  readonly own: string | null
}

/** The drawing's own units; it scales to the available width. */
const width = 1200
const height = 160

const Key = ({ mark, children }: { mark: ReactNode; children: ReactNode }) => (
  <Flex align="center" gap="2">
    {mark}
    {children}
  </Flex>
)

/**
 * A chart by month: the middle half of the peer group as a band with its median, and the own figure as a line. Hidden
 * from screen readers.
 */
export const BandChart = ({
  points,
  bandLabel,
  medianLabel,
  ownLabel,
}: {
  points: readonly BandPoint[]
  bandLabel: string
  medianLabel: string
  /** Null without figures of the own company. */
  ownLabel: string | null
}) => {
  const largest = Math.max(1, ...points.flatMap(({ upper, own }) => [Number(upper), Number(own ?? 0)]))
  const step = width / points.length
  const place = (value: string, index: number) =>
    `${(index + 0.5) * step},${height - (Math.max(0, Number(value)) / largest) * (height - 4)}`
  const lineOf = (valueOf: (point: BandPoint) => string) =>
    points.map((point, index) => place(valueOf(point), index)).join(' ')
  const band = [
    ...points.map(({ upper }, index) => place(upper, index)),
    ...points.map(({ lower }, index) => place(lower, index)).toReversed(),
  ].join(' ')
  return (
    <Box data-drawn aria-hidden mt="3">
      <chakra.svg
        data-drawn
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        display="block"
        w="full"
        h="160px"
        fill="none"
      >
        <chakra.polygon data-drawn points={band} fill="action.border" />
        <chakra.polyline
          data-drawn
          points={lineOf(({ median }) => median)}
          stroke="action.text"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          strokeDasharray="5 4"
        />
        {ownLabel ? (
          <chakra.polyline
            data-drawn
            points={lineOf(({ own }) => own ?? '0')}
            stroke="waiting.solid"
            strokeWidth="2.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ) : null}
      </chakra.svg>
      <Flex mt="2" borderTopWidth="1px" borderColor="border.control" pt="2" containerType="inline-size">
        {points.map(({ key, label }, index) => (
          <chakra.span
            key={key}
            flex="1"
            minW="0"
            textAlign="center"
            fontSize="xs"
            lineHeight="none"
            whiteSpace="nowrap"
            color="text.quiet"
            css={labelCss(index, points.length)}
          >
            {label}
          </chakra.span>
        ))}
      </Flex>
      <Flex mt="4" columnGap="6" rowGap="2" wrap="wrap" fontSize="sm" color="text.quiet">
        {ownLabel ? <Key mark={<Box data-drawn w="5" h="0.5" bg="waiting.solid" />}>{ownLabel}</Key> : null}
        <Key
          mark={
            <Box data-drawn w="5" borderTopWidth="1.5px" borderStyle="dashed" borderColor="action.text" />
          }
        >
          {medianLabel}
        </Key>
        <Key mark={<Box data-drawn w="5" h="3" borderRadius="sm" bg="action.border" />}>{bandLabel}</Key>
      </Flex>
    </Box>
  )
}
