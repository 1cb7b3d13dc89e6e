/**
 * The brand's colour scales, with the used steps only, since every page includes them. Screens use the semantic colours
 * instead.
 */
export const colours = {
  white: '#FFFFFF',
  ink: {
    50: '#F3F6F9',
    100: '#E6ECF2',
    200: '#CDD7E2',
    300: '#A9B8C9',
    400: '#778BA3',
    500: '#5C7089',
    600: '#455971',
    700: '#30435B',
    800: '#1C3350',
    850: '#132843',
    900: '#0B1F3A',
    950: '#07162A',
    1000: '#040E1C',
  },
  jade: {
    50: '#ECF7F3',
    200: '#ABDCCB',
    300: '#78C8AF',
    400: '#45AE91',
    600: '#0E7C66',
    700: '#0A6554',
    800: '#094F43',
    950: '#052A25',
  },
  sand: {
    25: '#FCFAF6',
    50: '#F7F3EA',
    100: '#EFE8DA',
    200: '#E3D9C5',
  },
  amber: {
    50: '#FDF6E8',
    200: '#F3D597',
    300: '#E9BD63',
    400: '#D79C3B',
    500: '#B7791F',
    700: '#784C16',
    800: '#5B3911',
    950: '#2C1D0B',
  },
  vermilion: {
    50: '#FDF3F1',
    200: '#F6C3BC',
    300: '#EF9C92',
    400: '#E6756A',
    600: '#C8372D',
    700: '#A62B23',
    800: '#81221C',
    950: '#38110E',
  },
  gold: {
    50: '#FDF8EA',
    100: '#FAEFCC',
    300: '#E8CA66',
    400: '#D8B143',
    700: '#71541A',
    900: '#392B0F',
  },
} as const

type Scales = Omit<typeof colours, 'white'>

/** A colour of the scales, such as `jade.600` or `white`. */
export type ColourName =
  | 'white'
  | { [S in keyof Scales]: `${S & string}.${keyof Scales[S] & number}` }[keyof Scales]

/** The hexadecimal value of a colour of the scales. */
export const hexOf = (name: ColourName): string => {
  if (name === 'white') return colours.white
  const [scale, step] = name.split('.') as [keyof Scales, string]
  return (colours[scale] as Record<string, string>)[step] ?? ''
}
