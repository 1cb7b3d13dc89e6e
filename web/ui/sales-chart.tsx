import { Box } from '@chakra-ui/react'
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

const width = 640
const height = 200
const base = 168

const heights = (points: readonly ChartPoint[]): readonly number[] => {
  const values = points.map(({ amount }) => Math.max(0, Number(amount)))
  const top = Math.max(1, ...values)
  return values.map((value) => (value / top) * (base - 12))
}

/** Labels that fit: every one up to a dozen, then evenly fewer. */
const isLabelled = (index: number, count: number): boolean =>
  (count - 1 - index) % Math.ceil(count / 12) === 0

const Frame = ({ children, caption, head, points, currency }: ChartProps & { children: ReactNode }) => {
  const { money } = useFormat()
  return (
    <Box>
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true" style={{ display: 'block' }}>
        {[0, 0.5, 1].map((level) => (
          <line
            key={level}
            x1="0"
            x2={width}
            y1={base - level * (base - 12)}
            y2={base - level * (base - 12)}
            stroke="var(--bq-colors-border-hairline)"
          />
        ))}
        {children}
        {points.map((point, index) =>
          isLabelled(index, points.length) ? (
            <text
              key={point.label}
              x={((index + 0.5) / points.length) * width}
              y={height - 8}
              textAnchor="middle"
              fontSize="12"
              fill="var(--bq-colors-text-faint)"
            >
              {point.label}
            </text>
          ) : null,
        )}
      </svg>
      <ChartTable
        caption={caption}
        head={head}
        rows={points.map(({ label, amount }) => [label, money(amount, currency)])}
      />
    </Box>
  )
}

/** Amounts side by side: monthly sales, say. */
export const BarChart = (props: ChartProps) => {
  const slot = width / Math.max(1, props.points.length)
  const bar = Math.min(40, slot * 0.62)
  return (
    <Frame {...props}>
      {heights(props.points).map((h, index) => (
        <rect
          key={props.points[index]?.label}
          x={slot * (index + 0.5) - bar / 2}
          y={base - h}
          width={bar}
          height={h}
          rx={Math.min(4, h / 2)}
          fill="var(--bq-colors-action-solid)"
        />
      ))}
    </Frame>
  )
}

/** Amounts over time, as one surface: daily sales, say. */
export const AreaChart = (props: ChartProps) => {
  const slot = width / Math.max(1, props.points.length)
  const line = heights(props.points)
    .map(
      (h, index) => `${index === 0 ? 'M' : 'L'}${(slot * (index + 0.5)).toFixed(1)} ${(base - h).toFixed(1)}`,
    )
    .join('')
  const last = (slot * (props.points.length - 0.5)).toFixed(1)
  return (
    <Frame {...props}>
      {props.points.length > 0 ? (
        <>
          <path
            d={`${line}L${last} ${base}L${(slot / 2).toFixed(1)} ${base}Z`}
            fill="var(--bq-colors-action-subtle)"
          />
          <path
            d={line}
            fill="none"
            stroke="var(--bq-colors-action-solid)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </>
      ) : null}
    </Frame>
  )
}
