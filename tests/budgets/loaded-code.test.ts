import type { OutputChunk } from 'rolldown'
import { expect, test } from 'vitest'
import { type Area, allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { buildFunction } from '../../infra/build-function.ts'
import { lambdas, type Subject } from '../../scripts/bench/cold/subjects.ts'
import { type Chunk, loadedByNeed, loadedCode } from './loaded-code.ts'

/** Prices whole schedules and holds the account that the money goes to: a little more than the others. */
const pricing = 'drawdown'

/** Does the same for the lender's people, and knows all of their acts and roles: no seller waits for it. */
const desk = 'desk'

/** Certificates and signatures of authenticators, which nothing but a passkey that is made takes at once. */
const ofPasskeys = ['begin-passkey', 'add-passkey']

/** What a Lambda may load before its first answer, whichever of its operations is called. */
const maxBytesOf = (name: string, called: readonly string[]): number => {
  if (ofPasskeys.includes(called.join())) return 590 * 1024
  // At the desk an approval loads what it approves besides.
  return (name === desk ? 380 : name === pricing ? 312 : 310) * 1024
}

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

const isTranslations = (source: string): boolean =>
  /^functions\/translations\/(zh-CN|zh-TW|en)\//.test(source)

const chunksOf = async ({ entry }: Subject): Promise<OutputChunk[]> => {
  const { output } = await buildFunction(entry)
  return output.filter((each) => each.type === 'chunk')
}

const isArea = (name: string): name is Area => Object.hasOwn(allEndpoints, name)

/**
 * What a Lambda may load by need for its first call, a list each; nothing where it loads all that it does at once. The
 * desk's acts count with the one that has them done, as a second person may call them so.
 */
const firstCallsOf = (name: string, chunks: readonly Chunk[]): string[][] => {
  if (isArea(name)) return Object.values<Endpoint>(allEndpoints[name]).map((endpoint) => [endpoint.name])
  return name === desk ? loadedByNeed(chunks, name).map((act) => [act, 'desk/audit/decide-proposal']) : [[]]
}

test.each(lambdas)(
  '$name loads little before its first answer',
  async (lambda) => {
    const chunks = await chunksOf(lambda)
    const loads = firstCallsOf(lambda.name, chunks).map((called) => ({
      called,
      ...loadedCode(chunks, called),
    }))
    const tooLarge = loads.filter(({ bytes, called }) => bytes > maxBytesOf(lambda.name, called))
    expect(tooLarge.map(({ called, bytes }) => `${called.join(' and ')}: ${bytes}`)).toEqual([])
    expect(Math.min(...loads.map(({ bytes }) => bytes))).toBeGreaterThan(50 * 1024)
    expect(loads.flatMap(({ sources }) => lazyPackages.filter((each) => sources.has(each)))).toEqual([])
    // What the server says is loaded when it is said, in the one language that it is said in.
    expect(loads.flatMap(({ sources }) => [...sources].filter((each) => isTranslations(each)))).toEqual([])
  },
  30_000,
)

/** A file of a bundle, as the bundler describes it. */
const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null): Chunk => ({
  fileName,
  code: 'x'.repeat(10 ** (fileName.length - 1)),
  imports,
  facadeModuleId,
  isEntry: facadeModuleId === '/lambda.ts',
  isDynamicEntry: facadeModuleId !== null && facadeModuleId !== '/lambda.ts',
  modules: { [`/node_modules/@scope/${fileName}/index.js`]: {} },
})

const bundle = [
  chunk('a', ['bb'], '/lambda.ts'),
  chunk('bb', ['ccc']),
  chunk('ccc', ['bb']),
  chunk('dddd', ['ccc', 'eeeee'], '/account/get-user.ts'),
  chunk('eeeee', []),
  chunk('ffffff', [], '/account/login.ts'),
]

test('what a loaded chunk loads is counted once, and what is behind an import() is not', () => {
  const { bytes, sources } = loadedCode(bundle, [])
  expect(bytes).toBe(111)
  expect([...sources].toSorted()).toEqual(['@scope/a', '@scope/bb', '@scope/ccc'])
})

test('what is called is counted, with what it brings', () => {
  expect(loadedCode(bundle, ['get-user']).bytes).toBe(11_111)
  expect(loadedCode(bundle, ['account/get-user', 'login']).bytes).toBe(111_111)
  for (const wrong of ['get-username', 'user', 'desk/get-user'])
    expect(() => loadedCode(bundle, [wrong])).toThrow(`not one chunk is that of ${wrong}`)
})

test('what is loaded by need is known by its folder', () => {
  expect(loadedByNeed(bundle, 'account')).toEqual(['account/get-user', 'account/login'])
  expect(() => loadedByNeed(bundle, 'count')).toThrow('nothing of count')
})
