import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildFunction } from './build-function.ts'

const root = join(import.meta.dirname, '..')
export const bundlesFolder = join(root, 'dist', 'functions')

const fontFiles = ['400Regular/NotoSansSC_400Regular.ttf', '700Bold/NotoSansSC_700Bold.ttf']

/** Groups whose Lambda renders documents, and so carries the fonts. */
export const rendersDocuments: ReadonlySet<string> = new Set(['desk', 'events'])

/** Bundles each group's Lambda into a folder of its own. */
export const bundleFunctions = async (groups: readonly string[]): Promise<void> => {
  rmSync(bundlesFolder, { recursive: true, force: true })
  await Promise.all(
    groups.map((group) =>
      buildFunction(join(root, 'functions', group, 'lambda.ts'), join(bundlesFolder, group)),
    ),
  )
  const fonts = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/package.json')))
  for (const group of groups.filter((each) => rendersDocuments.has(each)))
    for (const file of fontFiles) {
      const target = join(bundlesFolder, group, 'fonts', file)
      mkdirSync(dirname(target), { recursive: true })
      cpSync(join(fonts, file), target)
    }
}
