import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface DataItem {
  readonly term: ReactNode
  readonly value: ReactNode
  /** A word of explanation under the term. */
  readonly note?: ReactNode
  /** The line that sums up the others. */
  readonly strong?: boolean
}

/** Terms at left and what they are at right, a hairline between. */
export const DataList = ({ items }: { items: readonly DataItem[] }) => (
  <chakra.dl>
    {items.map((item, index) => (
      <Box
        key={index}
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        gap="6"
        py="3"
        borderTopWidth={index === 0 ? '0' : '1px'}
        borderColor="border.hairline"
      >
        <chakra.dt
          color={item.strong ? 'text.main' : 'text.quiet'}
          fontWeight={item.strong ? 'semibold' : 'normal'}
        >
          {item.term}
          {item.note ? (
            <Box fontSize="sm" color="text.faint" fontWeight="normal" lineHeight="snug">
              {item.note}
            </Box>
          ) : null}
        </chakra.dt>
        <chakra.dd
          textAlign="right"
          fontWeight={item.strong ? 'semibold' : 'medium'}
          fontVariantNumeric="tabular-nums"
          overflowWrap="anywhere"
          minW="0"
        >
          {item.value}
        </chakra.dd>
      </Box>
    ))}
  </chakra.dl>
)
