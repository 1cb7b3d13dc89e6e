import { join } from 'node:path'
import { build } from 'esbuild'
import { buildFunction } from '../../../infra/build-function.ts'
import { type LambdaName, lambdaNames } from '../../../infra/lambdas.ts'
import { projectRoot } from '../../local/project-root.ts'

/** A cold start to measure: a Lambda, or a comparison. */
export interface Subject {
  name: string
  /** Its description in the table. */
  about: string
  entry: string
  build: (entry: string, folder: string) => Promise<unknown>
}

/** esbuild's settings for a single file for Node. */
const defaultBuild: Subject['build'] = (entry, folder) =>
  build({
    entryPoints: { index: entry },
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    outExtension: { '.js': '.mjs' },
    // Bundled CommonJS packages call `require`, which an ES module does not have by default.
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    logLevel: 'error',
  })

const compared = (name: string, about: string, builtBy: Subject['build'] = buildFunction): Subject => ({
  name,
  about,
  entry: join(import.meta.dirname, 'subjects', `${name}.ts`),
  build: builtBy,
})

/** Each answers `GET /api/user`, with the same code behind it. */
export const comparisons: readonly Subject[] = [
  compared('bare', 'a bare handler'),
  compared('hono', 'hono'),
  compared('powertools', 'Powertools’ event handler'),
  compared('middy', 'default middy: `import { z }`, the bundler’s defaults', defaultBuild),
  compared('default-bare', 'the bare handler with the bundler’s defaults', defaultBuild),
]

export const lambdas: readonly (Subject & { name: LambdaName })[] = lambdaNames.map((group) => ({
  name: group,
  about: group,
  entry: join(projectRoot, 'functions', group, 'lambda.ts'),
  build: buildFunction,
}))
