import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system'
import { colours } from './colours.ts'
import { semanticColours } from './semantic-colours.ts'

const valued = <T>(values: Record<string, T>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

/** Steps of a quarter rem: 2 is 8 pixels, the unit of the grid. */
const spacing = valued(
  Object.fromEntries(
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64, 80].map(
      (step) => [String(step), `${step / 4}rem`],
    ),
  ),
)

const colourTokens = Object.fromEntries(
  Object.entries(colours).map(([name, scale]) => [
    name,
    typeof scale === 'string' ? { value: scale } : valued(scale as Record<string, string>),
  ]),
)

export const tokens = defineTokens({
  colors: { ...colourTokens, transparent: { value: 'transparent' }, current: { value: 'currentColor' } },
  spacing,
  sizes: {
    ...spacing,
    ...valued({
      full: '100%',
      content: '1120px',
      reading: '680px',
      control: '2.5rem',
      button: '3rem',
      touch: '2.75rem',
    }),
  },
  radii: valued({ sm: '6px', md: '10px', lg: '16px', full: '9999px' }),
  fontSizes: valued({
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.125rem',
    '2xl': '1.375rem',
    '3xl': '1.75rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
    '6xl': '3.75rem',
  }),
  fontWeights: valued({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: valued({ none: '1', tight: '1.2', snug: '1.35', body: 'var(--line-height-body)' }),
  letterSpacings: valued({ tight: '-0.02em', wide: '0.04em' }),
  durations: valued({ fast: '150ms', moderate: '200ms', slow: '250ms' }),
  zIndex: valued({ header: 10, notice: 50 }),
})

export const semanticTokens = defineSemanticTokens({
  colors: Object.fromEntries(
    Object.entries(semanticColours).map(([group, members]) => [
      group,
      Object.fromEntries(
        Object.entries(members).map(([name, { light, dark }]) => [
          name,
          { value: { base: `{colors.${light}}`, _osDark: `{colors.${dark}}` } },
        ]),
      ),
    ]),
  ),
  shadows: {
    card: {
      value: {
        base: '0 1px 2px rgb(11 31 58 / 0.04), 0 8px 24px -12px rgb(11 31 58 / 0.12)',
        _osDark: '0 0 0 1px rgb(255 255 255 / 0.05)',
      },
    },
    dialog: {
      value: {
        base: '0 2px 8px rgb(11 31 58 / 0.08), 0 32px 64px -16px rgb(11 31 58 / 0.32)',
        _osDark: '0 0 0 1px rgb(255 255 255 / 0.08), 0 32px 64px -16px rgb(0 0 0 / 0.7)',
      },
    },
  },
})
