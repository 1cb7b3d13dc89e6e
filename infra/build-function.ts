import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin, type RolldownOutput } from 'rolldown'

const prefix = '\0builtin:'

/** The bundler's own runtime needs this module before anything can be loaded lazily. */
const ownRuntimeNeeds = 'node:module'

/**
 * Loads Node's built-in modules lazily and by property, unlike `import`, which reads every export: some exports load
 * more of Node, such as a second HTTP client, which would slow a cold start for nothing.
 */
export const lazyNodeBuiltins: Plugin = {
  name: 'lazy-node-builtins',
  resolveId: (id) => (isBuiltin(id) && id !== ownRuntimeNeeds ? `${prefix}${id}` : null),
  load: (id) =>
    id.startsWith(prefix)
      ? {
          code: `module.exports = process.getBuiltinModule(${JSON.stringify(id.slice(prefix.length))})`,
          moduleType: 'js',
        }
      : null,
}

const root = join(import.meta.dirname, '..')

/**
 * Builds a Lambda from its source file `entry` into `index.mjs` and its chunks: everything in the bundle, ES modules
 * where a package has them, and lazy imports (operations, S3, mail, the PDF renderer) split off from the cold start.
 * Without a `folder` nothing is written.
 */
export const buildFunction = (entry: string, folder?: string): Promise<RolldownOutput> =>
  build({
    input: { index: entry },
    cwd: root,
    platform: 'node',
    preserveEntrySignatures: 'allow-extension',
    resolve: {
      mainFields: ['module', 'main'],
      alias: {
        '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'lambda-credentials.ts'),
        '@aws-sdk/endpoint-cache': join(import.meta.dirname, 'lambda-endpoint-cache.ts'),
        'brotli/decompress.js': join(import.meta.dirname, 'lambda-brotli.ts'),
      },
    },
    transform: { target: 'node24' },
    plugins: [lazyNodeBuiltins],
    write: folder !== undefined,
    logLevel: 'warn',
    output: {
      ...(folder ? { dir: folder } : {}),
      format: 'esm',
      minify: true,
      // The entry's imports are one file: a cold start resolves, reads and links every file separately. The entry stays
      // separate from them, as operations would wait for its top-level await.
      codeSplitting: {
        groups: [{ name: 'initial', tags: ['$initial'], test: (id) => id !== entry }],
        includeDependenciesRecursively: false,
      },
      // Read only when an error is logged; Node itself would read all of it at every cold start.
      sourcemap: folder !== undefined,
      // Frames need positions, and every cold start unpacks the package.
      sourcemapExcludeSources: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    },
  })
