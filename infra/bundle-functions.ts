import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildFunction } from './build-function.ts'
import { documentFonts } from './document-fonts.ts'

const root = join(import.meta.dirname, '..')
export const bundlesFolder = join(root, 'dist', 'functions')

/** The certificate chain of each environment's document key: `<environment>.pem`. */
const certificatesFolder = join(import.meta.dirname, 'certificates')

/** Lambdas that render documents, and so contain the fonts. */
export const documentRenderingLambdas: ReadonlySet<string> = new Set(['desk', 'events'])

/** Bundles each Lambda into its own folder. */
export const bundleFunctions = async (names: readonly string[]): Promise<void> => {
  rmSync(bundlesFolder, { recursive: true, force: true })
  await Promise.all(
    names.map((name) => buildFunction(join(root, 'functions', name, 'lambda.ts'), join(bundlesFolder, name))),
  )
  const rendering = names.filter((each) => documentRenderingLambdas.has(each))
  for (const [file, font] of rendering.length > 0 ? documentFonts() : [])
    for (const name of rendering) {
      const target = join(bundlesFolder, name, 'fonts', file)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, font)
    }
  // Not a secret: every document contains the certificate.
  for (const file of globSync('*.pem', { cwd: certificatesFolder })) {
    const target = join(bundlesFolder, 'events', 'certificates', file)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(certificatesFolder, file), target)
  }
}
