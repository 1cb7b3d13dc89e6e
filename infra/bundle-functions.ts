import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontFiles, fontScope } from '../functions/documents/fonts.ts'
import { buildFunction } from './build-function.ts'

const root = join(import.meta.dirname, '..')
export const bundlesFolder = join(root, 'dist', 'functions')

/** The certificate chain of each environment's document key: `<environment>.pem`. */
const certificatesFolder = join(import.meta.dirname, 'certificates')

/** Lambdas that render documents, and so contain the fonts. */
export const rendersDocuments: ReadonlySet<string> = new Set(['desk', 'events'])

/** Bundles each Lambda into its own folder. */
export const bundleFunctions = async (names: readonly string[]): Promise<void> => {
  rmSync(bundlesFolder, { recursive: true, force: true })
  await Promise.all(
    names.map((name) => buildFunction(join(root, 'functions', name, 'lambda.ts'), join(bundlesFolder, name))),
  )
  for (const name of names.filter((each) => rendersDocuments.has(each)))
    for (const file of fontFiles) {
      const target = join(bundlesFolder, name, 'fonts', file)
      mkdirSync(dirname(target), { recursive: true })
      cpSync(fileURLToPath(import.meta.resolve(`${fontScope}/${file}`)), target)
    }
  // Not a secret: every document contains the certificate.
  for (const file of globSync('*.pem', { cwd: certificatesFolder })) {
    const target = join(bundlesFolder, 'events', 'certificates', file)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(certificatesFolder, file), target)
  }
}
