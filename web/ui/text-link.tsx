import { chakra } from '@chakra-ui/react'
import { defineRecipe } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'

const linkRecipe = defineRecipe({
  base: {
    color: 'action.text',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'action.border',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    _hover: { textDecorationColor: 'current' },
  },
})

/** A router link within a text. */
export const TextLink = chakra(Link, linkRecipe)

/** An external link within a text. */
export const TextAnchor = chakra('a', linkRecipe)

/** A button that looks like a link within a text. */
export const TextButton = chakra('button', linkRecipe, { defaultProps: { type: 'button' } })
