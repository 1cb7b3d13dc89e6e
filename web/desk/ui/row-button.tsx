import { chakra } from '@chakra-ui/react'

/** A small button inside a row, with a target large enough for touch. */
export const RowButton = chakra('button', {
  base: {
    minH: '7',
    px: '2',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'action.text',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { bg: 'surface.hover' },
    '&[aria-pressed=true]': { bg: 'surface.hover' },
  },
})
