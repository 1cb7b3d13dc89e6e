import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'

export interface ChartColumn {
  readonly key: string
  /** The axis label, such as a month, already formatted. */
  readonly label: string
  /** Decimal string. */
  readonly amount: string
  /** Not complete: drawn lighter, and hatched. */
  readonly isPartial?: boolean
}

export const partialPattern = 'repeating-linear-gradient(135deg, currentColor 0 2px, transparent 2px 5px)'

const height = 160

/** Each amount as a share of the largest, from 0 to 1, for drawing only; a negative amount is 0. */
export const sharesOfLargest = (amounts: readonly string[]): readonly number[] => {
  const values = amounts.map((amount) => Math.max(0, Number(amount)))
  const largest = Math.max(0, ...values)
  return values.map((value) => (largest > 0 ? value / largest : 0))
}

const hidden = { visibility: 'hidden' } as const

/**
 * The container's width decides whether all labels, every second or every fourth is shown, counted from the newest: a
 * dozen do not fit on a phone, nor half of them with text at twice its size.
 */
export const labelCss = (index: number, count: number) => {
  const fromNewest = count - 1 - index
  const step = count > 7 ? 2 : 1
  return {
    ...(fromNewest % step === 0 ? {} : { '@container (max-width: 28rem)': hidden }),
    ...(fromNewest % (2 * step) === 0 ? {} : { '@container (max-width: 14rem)': hidden }),
  }
}

/**
 * A column chart, as of monthly sales. `children` renders the details of the hovered column, else of the last one,
 * above. Hidden from screen readers, so provide a table as well.
 */
export const ColumnChart = <C extends ChartColumn>({
  columns,
  mean,
  children,
}: {
  columns: readonly C[]
  /** A decimal string up to the largest amount, drawn as a dashed line. */
  mean?: string
  children: (chosen: C) => ReactNode
}) => {
  const [chosenKey, setChosenKey] = useState<string>()
  const chosen = columns.find(({ key }) => key === chosenKey) ?? columns.at(-1)
  if (!chosen) return null
  const shares = sharesOfLargest([...columns.map(({ amount }) => amount), ...(mean ? [mean] : [])])
  return (
    <>
      {children(chosen)}
      <Box
        aria-hidden
        position="relative"
        mt="4"
        containerType="inline-size"
        onPointerLeave={() => setChosenKey(undefined)}
      >
        <Flex gap={{ base: '1', md: '2' }}>
          {columns.map((column, index) => (
            <Flex
              key={column.key}
              direction="column"
              flex="1"
              minW="0"
              gap="2"
              align="center"
              onPointerEnter={() => setChosenKey(column.key)}
              onPointerDown={() => setChosenKey(column.key)}
            >
              <Flex w="full" align="flex-end" justify="center" style={{ height }}>
                <Box
                  data-drawn
                  w="full"
                  maxW="40px"
                  borderTopRadius="sm"
                  color={column === chosen ? 'action.solid' : 'action.border'}
                  {...(column.isPartial
                    ? { backgroundImage: partialPattern, borderWidth: '1px', borderColor: 'currentColor' }
                    : { bg: 'currentColor' })}
                  transitionProperty="color, height"
                  transitionDuration="moderate"
                  style={{ height: `max(2px, ${(shares[index] ?? 0) * 100}%)` }}
                />
              </Flex>
              <chakra.span
                fontSize="xs"
                lineHeight="none"
                whiteSpace="nowrap"
                color={column === chosen ? 'text.main' : 'text.quiet'}
                fontWeight={column === chosen ? 'semibold' : 'normal'}
                css={labelCss(index, columns.length)}
              >
                {column.label}
              </chakra.span>
            </Flex>
          ))}
        </Flex>
        <Box
          position="absolute"
          left="0"
          right="0"
          borderTopWidth="1px"
          borderColor="border.control"
          style={{ top: height }}
        />
        {mean ? (
          <Box
            position="absolute"
            left="0"
            right="0"
            borderTopWidth="1.5px"
            borderStyle="dashed"
            borderColor="waiting.solid"
            pointerEvents="none"
            style={{ top: (1 - (shares.at(-1) ?? 0)) * height }}
          />
        ) : null}
      </Box>
    </>
  )
}
