import { join } from 'node:path'
import { build, type RolldownOutput } from 'rolldown'
import { builtinsByNeed } from './builtins-by-need.ts'

const root = join(import.meta.dirname, '..')

/**
 * Builds a Lambda from its source file `entry` into `index.mjs` and what that loads: everything in the bundle, ES
 * modules where a package has them, and what is imported lazily (operations, S3, mail, the PDF renderer) split off
 * from what a cold start loads. Without a `folder` nothing is written.
 */
export const buildFunction = (entry: string, folder?: string): Promise<RolldownOutput> =>
  build({
    input: { index: entry },
    cwd: root,
    platform: 'node',
    resolve: {
      mainFields: ['module', 'main'],
      alias: {
        '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'lambda-credentials.ts'),
        '@aws-sdk/endpoint-cache': join(import.meta.dirname, 'lambda-endpoint-cache.ts'),
      },
    },
    transform: { target: 'node24' },
    plugins: [builtinsByNeed],
    write: folder !== undefined,
    logLevel: 'warn',
    output: {
      ...(folder ? { dir: folder } : {}),
      format: 'esm',
      minify: true,
      // Read where an error is logged: Node itself would read all of it at every cold start.
      sourcemap: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    },
  })
