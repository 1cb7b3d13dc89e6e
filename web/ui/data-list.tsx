import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface DataItem {
  readonly term: string
  readonly value: ReactNode
  /** A short explanation below the term. */
  readonly note?: string | undefined
  /** For the line with the total. */
  readonly strong?: boolean
  /** For text, which may wrap; figures never do. */
  readonly wraps?: boolean
}

/**
 * A list of terms on the left and figures on the right, separated by hairlines. A figure wraps below its term if the
 * text is too large for both.
 */
export const DataList = ({ items }: { items: readonly DataItem[] }) => (
  <chakra.dl>
    {items.map(({ term, value, note, strong = false, wraps = false }) => (
      <Flex
        key={term}
        wrap="wrap"
        justify="space-between"
        align="baseline"
        lineHeight="snug"
        columnGap={{ base: '4', md: '6' }}
        rowGap="0.5"
        py="3"
        borderTopWidth="1px"
        borderColor="border.hairline"
        _first={{ borderTopWidth: '0' }}
      >
        <chakra.dt
          flex={wraps ? 'none' : '1 0 4rem'}
          minW="0"
          maxW={wraps ? '50%' : undefined}
          color={strong ? 'text.main' : 'text.quiet'}
          fontWeight={strong ? 'semibold' : 'normal'}
        >
          {term}
          {note ? (
            <Box mt="0.5" fontSize="sm" color="text.faint" fontWeight="normal">
              {note}
            </Box>
          ) : null}
        </chakra.dt>
        <chakra.dd
          flex={wraps ? '1 0 5rem' : 'none'}
          minW="0"
          maxW="full"
          ml="auto"
          textAlign="right"
          overflowWrap="anywhere"
          fontVariantNumeric="tabular-nums"
          fontWeight={strong ? 'semibold' : 'medium'}
        >
          <span translate={wraps ? 'yes' : 'no'}>{value}</span>
        </chakra.dd>
      </Flex>
    ))}
  </chakra.dl>
)
