import { chakra } from '@chakra-ui/react'
import { Disclosure } from './disclosure.tsx'

const Cell = chakra('td', {
  base: {
    py: '2',
    textAlign: 'right',
    fontSize: 'min(0.875rem, 5.5vw)',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})

/** The figures of a chart as a table: collapsed for sighted users, always available to screen readers. */
export const FiguresTable = ({
  summary,
  caption,
  head,
  rows,
}: {
  summary: string
  caption: string
  head: readonly [string, string]
  rows: readonly (readonly [string, string])[]
}) => (
  <Disclosure summary={summary}>
    <chakra.table w="full" maxW="reading" borderCollapse="collapse">
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <chakra.tr color="text.quiet" fontSize="sm">
          <chakra.th scope="col" textAlign="left" fontWeight="normal" py="2">
            {head[0]}
          </chakra.th>
          <chakra.th scope="col" textAlign="right" fontWeight="normal" py="2">
            {head[1]}
          </chakra.th>
        </chakra.tr>
      </thead>
      <tbody>
        {rows.map(([label, figure]) => (
          <chakra.tr key={label} borderTopWidth="1px" borderColor="border.hairline">
            <chakra.th scope="row" textAlign="left" fontWeight="normal" py="2" pr="4">
              {label}
            </chakra.th>
            <Cell>{figure}</Cell>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  </Disclosure>
)
