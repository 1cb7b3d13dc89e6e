import { join } from 'node:path'
import type { BuildOptions } from 'esbuild'
import { builtinsByNeed } from './builtins-by-need.ts'

/**
 * How a Lambda is built: everything in the bundle, ES modules where a package has them, and what is imported lazily
 * (S3, mail, the PDF renderer) split off from what a cold start loads.
 */
export const functionBuild: BuildOptions = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  minify: true,
  alias: { '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'lambda-credentials.ts') },
  sourcemap: 'linked',
  // Bundled CommonJS packages ask for `require`, which an ES module does not have by itself.
  banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  plugins: [builtinsByNeed],
  logLevel: 'error',
}
