import { join } from 'node:path'
import { buildSync } from 'esbuild'

/** A module of this folder bundled as a CloudFront function: a script that declares `handler`. */
export const bundleEdgeFunction = (name: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    // Provided by CloudFront.
    external: ['cloudfront', 'crypto'],
    target: 'es2017',
    charset: 'utf8',
    logLevel: 'error',
  })
  const [{ text } = { text: '' }] = outputFiles
  return text.replace(/export \{[^}]*\};\s*$/, '')
}
