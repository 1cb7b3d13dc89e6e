import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

const weights = { regular: '400Regular', bold: '700Bold' } as const
export type Weight = keyof typeof weights

/**
 * The font families of documents, in the order of lookup: nearly all of both Chinese scripts, Latin names of all
 * countries, the characters of Hong Kong's supplementary set, and rare ones from Japanese.
 */
const families = {
  'noto-sans-sc': 'NotoSansSC',
  'noto-sans': 'NotoSans',
  'noto-sans-hk': 'NotoSansHK',
  'noto-sans-jp': 'NotoSansJP',
} as const
type Family = keyof typeof families

const familyNames = Object.keys(families) as Family[]

/** The scope of the packages, one for each family. */
export const fontScope = '@expo-google-fonts'

const fileOf = (family: Family, weight: Weight): string =>
  `${family}/${weights[weight]}/${families[family]}_${weights[weight]}.ttf`

/** The font files of each weight in the order of lookup, by their paths below the scope of the packages. */
export const fontFiles: readonly (readonly string[])[] = (Object.keys(weights) as Weight[]).map((weight) =>
  familyNames.map((family) => fileOf(family, weight)),
)

/**
 * The font files of a weight, the usual one first. A bundle has them in its folder `fonts`, laid out as the packages are.
 */
export const fontPaths = (weight: Weight): readonly [string, ...string[]] => {
  const { LAMBDA_TASK_ROOT: root } = process.env
  const pathOf = (family: Family): string => {
    const file = fileOf(family, weight)
    return root ? join(root, 'fonts', file) : require.resolve(`${fontScope}/${file}`)
  }
  const [usual, ...others] = familyNames
  return [pathOf(usual as Family), ...others.map(pathOf)]
}
