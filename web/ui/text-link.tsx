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

/** A link within a text, to a screen of the application. */
export const TextLink = chakra(Link, linkRecipe)

/** A link within a text, out of the application. */
export const TextAnchor = chakra('a', linkRecipe)

/** Looks like a link within a text, and does something here instead. */
export const TextButton = chakra('button', linkRecipe, { defaultProps: { type: 'button' } })
