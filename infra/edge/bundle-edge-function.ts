import { join } from 'node:path'
import { buildSync } from 'esbuild'

/**
 * A module of this folder bundled as a CloudFront function: a script that declares `handler`. `siteFiles` are the paths
 * of the site's files besides its assets.
 */
export const bundleEdgeFunction = (name: string, siteFiles: readonly string[] = []): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    // Provided by CloudFront.
    external: ['cloudfront', 'crypto'],
    define: { siteFiles: JSON.stringify(siteFiles) },
    target: 'es2017',
    charset: 'utf8',
    logLevel: 'error',
  })
  const [{ text } = { text: '' }] = outputFiles
  return text.replace(/export \{[^}]*\};\s*$/, '')
}
