import { chakra } from '@chakra-ui/react'
import { defineRecipe } from '@chakra-ui/react/styled-system'

const cardRecipe = defineRecipe({
  base: {
    display: 'block',
    bg: 'surface.card',
    borderRadius: 'lg',
    boxShadow: 'card',
    p: { base: '5', md: '8' },
    minW: '0',
  },
  variants: {
    ground: {
      strong: { bg: 'surface.strong', color: 'text.onStrong' },
      plain: {},
    },
    dense: { true: { p: { base: '4', md: '5' } } },
  },
  defaultVariants: { ground: 'plain' },
})

/** A surface for one subject. `ground="strong"` is for the card with the screen's main amount; `dense` for lists. */
export const Card = chakra('section', cardRecipe)

export const CardTitle = chakra('h2', {
  base: { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'snug', mb: '4' },
})
