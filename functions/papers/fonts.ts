import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

const weights = { regular: '400Regular', bold: '700Bold' } as const
export type Weight = keyof typeof weights

/**
 * The families that papers are written in, in the order in which a character is looked for: nearly all of both Chinese
 * scripts, Latin names of all countries, the characters of Hong Kong's supplementary set, and rare ones that Japanese has.
 */
const families = {
  'noto-sans-sc': 'NotoSansSC',
  'noto-sans': 'NotoSans',
  'noto-sans-hk': 'NotoSansHK',
  'noto-sans-jp': 'NotoSansJP',
} as const
type Family = keyof typeof families

const familyNames = Object.keys(families) as Family[]

/** The scope of the packages, one a family. */
export const fontScope = '@expo-google-fonts'

const fileOf = (family: Family, weight: Weight): string =>
  `${family}/${weights[weight]}/${families[family]}_${weights[weight]}.ttf`

/** Every face, by its path below the scope of the packages. */
export const fontFiles: readonly string[] = familyNames.flatMap((family) =>
  (Object.keys(weights) as Weight[]).map((weight) => fileOf(family, weight)),
)

/**
 * Where the faces of a weight lie, the usual one first. A bundle ships them in a folder of its own, named by `FONTS_DIR`
 * and laid out as the packages are.
 */
export const fontPaths = (weight: Weight): readonly [string, ...string[]] => {
  const folder = process.env['FONTS_DIR']
  const pathOf = (family: Family): string => {
    const file = fileOf(family, weight)
    return folder ? join(folder, file) : require.resolve(`${fontScope}/${file}`)
  }
  const [usual, ...others] = familyNames
  return [pathOf(usual as Family), ...others.map(pathOf)]
}
