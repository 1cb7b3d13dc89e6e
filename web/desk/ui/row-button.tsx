import { chakra } from '@chakra-ui/react'

/** A small button next to a row of figures, still large enough for a finger. */
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
