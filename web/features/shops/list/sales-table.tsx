import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const cellStyle = {
  py: '2',
  ps: '4',
  textAlign: 'end',
  fontWeight: 'normal',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const

const Cell = chakra('td', { base: cellStyle })
// The name of a row, and the heading of the names.
const HeadCell = chakra('th', { base: { ...cellStyle, _first: { textAlign: 'start', ps: '0' } } })

/** A wide table of a shop's sales, of which the first cell names its row. */
export const SalesTable = ({
  caption,
  head,
  rows,
}: {
  caption: string
  head: readonly string[]
  rows: readonly (readonly [string, ...ReactNode[]])[]
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard as well.
  <Box overflowX="auto" tabIndex={0} role="region" aria-label={caption}>
    <chakra.table w="full" borderCollapse="collapse" fontSize="sm">
      <chakra.caption textAlign="start" fontWeight="medium" py="2">
        {caption}
      </chakra.caption>
      <thead>
        <chakra.tr color="text.quiet">
          {head.map((name) => (
            <HeadCell key={name} scope="col">
              {name}
            </HeadCell>
          ))}
        </chakra.tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <chakra.tr key={row} borderTopWidth="1px" borderColor="border.hairline">
            <HeadCell scope="row">{name}</HeadCell>
            {cells.map((cell, index) => (
              <Cell key={index}>{cell}</Cell>
            ))}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  </Box>
)
