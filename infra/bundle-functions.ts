import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..')
export const bundlesFolder = join(root, 'dist', 'functions')

const fontFiles = ['400Regular/NotoSansSC_400Regular.ttf', '700Bold/NotoSansSC_700Bold.ttf']

/** Groups whose Lambda renders documents, and so carries the fonts. */
const rendersDocuments = new Set(['events'])

/**
 * Bundles each group's Lambda into a folder of its own. Code splitting keeps what is imported lazily (S3, mail, the
 * PDF renderer) out of what a cold start loads.
 */
export const bundleFunctions = async (groups: readonly string[]): Promise<void> => {
  rmSync(bundlesFolder, { recursive: true, force: true })
  await Promise.all(
    groups.map((group) =>
      build({
        entryPoints: { index: join(root, 'functions', group, 'lambda.ts') },
        outdir: join(bundlesFolder, group),
        outExtension: { '.js': '.mjs' },
        bundle: true,
        splitting: true,
        format: 'esm',
        platform: 'node',
        target: 'node24',
        mainFields: ['module', 'main'],
        minify: true,
        sourcemap: 'linked',
        // Bundled CommonJS packages ask for `require`, which an ES module does not have by itself.
        banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
        logLevel: 'error',
      }),
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
