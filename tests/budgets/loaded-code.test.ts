import { relative } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { functionBuild } from '../../infra/function-build.ts'
import { loadedCode } from '../../scripts/bench/cold/loaded-code.ts'
import { lambdas, type Subject } from '../../scripts/bench/cold/subjects.ts'
import { projectRoot } from '../../scripts/local/project-root.ts'

/** What a Lambda may load before its first answer. The aim is 300 KB; the DynamoDB client alone is some 180. */
const mostBytes = 376 * 1024

/** The desk tells people in whole sentences what is wrong with what they typed, and brings all of zod for it. */
const mostBytesOfDesk = 420 * 1024

/** Packages that are loaded by the first call that needs them, and never before. */
const lazyPackages = [
  '@aws-sdk/client-kms',
  '@aws-sdk/client-s3',
  '@aws-sdk/client-ses',
  '@aws-sdk/client-sns',
  '@aws-sdk/s3-presigned-post',
  '@aws-sdk/s3-request-presigner',
  'pdfkit',
]

const sourceOf = (entry: string) => relative(projectRoot, entry)

const buildTogether = async (subjects: readonly Subject[]): Promise<Metafile> => {
  const { metafile } = await build({
    ...functionBuild,
    absWorkingDir: projectRoot,
    sourcemap: false,
    external: lazyPackages,
    entryPoints: Object.fromEntries(subjects.map(({ name, entry }) => [name, entry])),
    outdir: 'nowhere',
    write: false,
    metafile: true,
  })
  return metafile
}

const isDesk = ({ name }: Subject) => name === 'desk'
let deskAlone: Metafile
let others: Metafile

beforeAll(async () => {
  // In one build, without what is loaded later: what each loads at first comes out nearly the same (some 20 KB less,
  // which only the later code needs of files that both load), and sooner. What the desk needs would count for all.
  deskAlone = await buildTogether(lambdas.filter(isDesk))
  others = await buildTogether(lambdas.filter((each) => !isDesk(each)))
}, 60_000)

test.each(lambdas)('$name loads little before its first answer', (lambda) => {
  const { bytes, byPackage } = loadedCode(isDesk(lambda) ? deskAlone : others, sourceOf(lambda.entry))
  expect(bytes).toBeGreaterThan(50 * 1024)
  expect(bytes).toBeLessThanOrEqual(isDesk(lambda) ? mostBytesOfDesk : mostBytes)
  expect(lazyPackages.filter((each) => byPackage.has(each))).toEqual([])
})

/** A file of a bundle, as the bundler describes it. */
const chunk = (
  bytes: number,
  imports: [string, 'import-statement' | 'dynamic-import'][],
  entry?: string,
) => ({
  bytes,
  inputs: { [`node_modules/@scope/package-${bytes}/a.js`]: { bytesInOutput: bytes } },
  imports: imports.map(([path, kind]) => ({ path, kind })),
  exports: [],
  ...(entry ? { entryPoint: entry } : {}),
})

test('what is behind an import() is not counted, and what a loaded chunk loads is', () => {
  const outputs = {
    'out/index.mjs': chunk(
      1,
      [
        ['out/a.mjs', 'import-statement'],
        ['out/lazy.mjs', 'dynamic-import'],
      ],
      'lambda.ts',
    ),
    'out/a.mjs': chunk(10, [['out/b.mjs', 'import-statement']]),
    'out/b.mjs': chunk(100, [['out/a.mjs', 'import-statement']]),
    'out/lazy.mjs': chunk(1000, [], 'lazy.ts'),
  }
  const { bytes, byPackage } = loadedCode({ inputs: {}, outputs }, 'lambda.ts')
  expect(bytes).toBe(111)
  expect([...byPackage.keys()].toSorted()).toEqual([
    '@scope/package-1',
    '@scope/package-10',
    '@scope/package-100',
  ])
})
