import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

const files = {
  regular: '400Regular/NotoSansSC_400Regular.ttf',
  bold: '700Bold/NotoSansSC_700Bold.ttf',
} as const

/**
 * Where a weight of Noto Sans SC lies; it has the characters of both Chinese scripts. A bundle ships the two files
 * in a folder of its own, named by `FONTS_DIR` and laid out as in the package.
 */
export const fontPath = (weight: keyof typeof files): string => {
  const folder = process.env['FONTS_DIR']
  return folder
    ? join(folder, files[weight])
    : require.resolve(`@expo-google-fonts/noto-sans-sc/${files[weight]}`)
}
