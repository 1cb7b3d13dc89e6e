import type { ColourName } from './colours.ts'

interface Pair {
  readonly light: ColourName
  readonly dark: ColourName
}

/** Colours by purpose, the same names in both colour schemes; tests/web/theme checks the contrast of each pairing. */
export const semanticColours = {
  surface: {
    ground: { light: 'sand.50', dark: 'ink.1000' },
    card: { light: 'white', dark: 'ink.950' },
    sunken: { light: 'sand.25', dark: 'ink.900' },
    strong: { light: 'ink.900', dark: 'ink.900' },
    strongRaised: { light: 'ink.800', dark: 'ink.850' },
    hover: { light: 'sand.100', dark: 'ink.850' },
  },
  text: {
    main: { light: 'ink.900', dark: 'ink.50' },
    quiet: { light: 'ink.600', dark: 'ink.300' },
    faint: { light: 'ink.500', dark: 'ink.400' },
    onStrong: { light: 'white', dark: 'ink.50' },
    onStrongQuiet: { light: 'ink.200', dark: 'ink.300' },
  },
  border: {
    hairline: { light: 'sand.200', dark: 'ink.850' },
    control: { light: 'ink.400', dark: 'ink.500' },
    strong: { light: 'ink.600', dark: 'ink.300' },
    onStrong: { light: 'ink.700', dark: 'ink.800' },
  },
  action: {
    solid: { light: 'jade.600', dark: 'jade.400' },
    hover: { light: 'jade.700', dark: 'jade.300' },
    on: { light: 'white', dark: 'ink.1000' },
    text: { light: 'jade.700', dark: 'jade.300' },
    subtle: { light: 'jade.50', dark: 'jade.950' },
    border: { light: 'jade.200', dark: 'jade.800' },
    onStrong: { light: 'jade.300', dark: 'jade.300' },
  },
  positive: {
    text: { light: 'jade.700', dark: 'jade.300' },
    subtle: { light: 'jade.50', dark: 'jade.950' },
    border: { light: 'jade.200', dark: 'jade.800' },
    solid: { light: 'jade.600', dark: 'jade.400' },
  },
  waiting: {
    text: { light: 'amber.700', dark: 'amber.300' },
    subtle: { light: 'amber.50', dark: 'amber.950' },
    border: { light: 'amber.200', dark: 'amber.800' },
    solid: { light: 'amber.500', dark: 'amber.400' },
  },
  negative: {
    text: { light: 'vermilion.700', dark: 'vermilion.300' },
    subtle: { light: 'vermilion.50', dark: 'vermilion.950' },
    border: { light: 'vermilion.200', dark: 'vermilion.800' },
    solid: { light: 'vermilion.600', dark: 'vermilion.400' },
  },
  neutral: {
    text: { light: 'ink.700', dark: 'ink.200' },
    subtle: { light: 'ink.50', dark: 'ink.850' },
    border: { light: 'ink.200', dark: 'ink.800' },
    solid: { light: 'ink.500', dark: 'ink.400' },
  },
  reward: {
    text: { light: 'gold.700', dark: 'gold.300' },
    subtle: { light: 'gold.50', dark: 'gold.900' },
    solid: { light: 'vermilion.600', dark: 'vermilion.600' },
    on: { light: 'gold.100', dark: 'gold.100' },
  },
  light: {
    quay: { light: 'gold.400', dark: 'gold.300' },
  },
} as const satisfies Record<string, Record<string, Pair>>

/** The tones of a state: good, waiting, bad, or neither. */
export type Tone = 'positive' | 'waiting' | 'negative' | 'neutral'
