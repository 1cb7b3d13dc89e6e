import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The common style of inputs and selects: 40 high, with a border that is jade on focus and vermilion if invalid. */
export const controlRecipe = defineRecipe({
  base: {
    w: 'full',
    minW: '0',
    h: 'control',
    px: '3',
    bg: 'surface.card',
    color: 'text.main',
    fontSize: { base: 'lg', md: 'md' },
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    appearance: 'none',
    outline: 'none',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.strong' },
    _focusVisible: {
      borderColor: 'action.solid',
      boxShadow: '0 0 0 3px var(--bq-colors-action-border)',
      outline: 'none',
    },
    '&[aria-invalid=true], &[aria-invalid=true]:hover': { borderColor: 'negative.solid' },
    '&[aria-invalid=true]:focus-visible': { boxShadow: '0 0 0 3px var(--bq-colors-negative-border)' },
    _disabled: { bg: 'surface.hover', color: 'text.quiet', cursor: 'not-allowed' },
    '&[readonly]': { bg: 'surface.sunken' },
  },
})
