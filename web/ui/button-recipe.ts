import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The common style of all buttons. A screen has one `primary` action. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    _disabled: { cursor: 'not-allowed', opacity: 0.55, transform: 'none' },
  },
  variants: {
    variant: {
      primary: { bg: 'action.solid', color: 'action.on', _hover: { bg: 'action.hover' } },
      secondary: {
        bg: 'surface.card',
        color: 'text.main',
        borderColor: 'border.control',
        _hover: { borderColor: 'border.strong', bg: 'surface.sunken' },
      },
      quiet: { bg: 'transparent', color: 'action.text', _hover: { bg: 'action.subtle' } },
      danger: {
        bg: 'transparent',
        color: 'negative.text',
        borderColor: 'negative.border',
        _hover: { bg: 'negative.subtle' },
      },
      onStrong: {
        bg: 'transparent',
        color: 'text.onStrong',
        borderColor: 'ink.500',
        _hover: { bg: 'surface.strongRaised' },
      },
    },
    size: {
      lg: { h: 'button', minH: 'button', px: '7', fontSize: 'lg' },
      md: { h: 'touch', minH: 'touch', px: '5', fontSize: 'md' },
      sm: { h: '36px', minH: '36px', px: '4', fontSize: 'md' },
    },
    wide: { true: { w: 'full', whiteSpace: 'normal' } },
    /** For a long label, which may wrap. */
    wraps: { true: { whiteSpace: 'normal', maxW: 'full', h: 'auto', py: '1' } },
  },
  defaultVariants: { variant: 'primary', size: 'lg' },
})
