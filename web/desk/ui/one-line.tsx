import { chakra } from '@chakra-ui/react'

/** Within a row that is not the current one and does not have the keyboard focus. */
const inShortRow = 'tr[data-at=false]:not(:has(:focus-visible)) &'

/** The content of a cell: in a short row one line, cut off where it does not fit. On a phone, it always shows whole. */
export const OneLine = chakra('div', {
  base: {
    [inShortRow]: {
      lg: {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '& > *': { display: 'inline', marginRight: '2' },
        '& > * > div': { display: 'inline', marginRight: '2' },
      },
    },
  },
})

/** Content that a short row leaves out. */
export const WholeRowOnly = chakra('div', { base: { [inShortRow]: { lg: { display: 'none' } } } })

/** Content that stands for what a short row leaves out. */
export const ShortRowOnly = chakra('span', {
  base: { display: 'none', [inShortRow]: { lg: { display: 'inline' } } },
})
