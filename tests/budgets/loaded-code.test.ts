import type { OutputChunk } from 'rolldown'
import { expect, test } from 'vitest'
import { type Area, allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { buildFunction } from '../../infra/build-function.ts'
import { lambdas, type Subject } from '../../scripts/bench/cold/subjects.ts'
import { type Chunk, listLazyModules, loadedCode } from './loaded-code.ts'

/** Also has the declarations of the back office's acts; no seller waits for it. */
const desk = 'desk'

/** Deducts, closes and settles; no seller waits for it. */
const jobs = 'jobs'

/** Registering a passkey needs an X.509 and attestation library that no other call loads. */
const ofPasskeys = ['begin-passkey', 'add-passkey']

/**
 * The budget for code loaded before the first response, whichever operation is called. An act of the back office is loaded
 * with the declarations of its subject, and these with the schemas of their responses.
 */
const maxBytesOf = (name: string, called: readonly string[]): number => {
  if (ofPasskeys.includes(called.join())) return 592 * 1024
  // A call that lists all acts loads the declaration of each.
  if (called.includes('desk/all-acts')) return 538 * 1024
  // A table needs the parsers of CSV and of Excel, and of dates, amounts, states and headings as platforms write them.
  if (called.includes('preview-upload') || called.includes('keep-upload')) return 396 * 1024
  // The parsers above, and the rules of a limit.
  if (called.includes('preview-upload-limits')) return 412 * 1024
  // A price needs the holiday calendars of all financial centres.
  if (called.includes('quote-drawdown') || called.includes('get-sofr')) return 330 * 1024
  // An approval also loads the act that it approves, and companies are indexed by their names without diacritics.
  if (name === desk) return 432 * 1024
  // A shop is indexed by its name without diacritics.
  return (name === jobs ? 326 : name === 'shops' ? 328 : 322) * 1024
}

/** Packages that are only loaded by the first call that needs them. */
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
 * The lazily loaded modules of each possible first call; one empty list for a Lambda without lazy loading. An
 * act of the back office counts together with the approval, through which a second person may trigger it.
 */
const firstCallsOf = (name: string, chunks: readonly Chunk[]): string[][] => {
  if (isArea(name)) return Object.values<Endpoint>(allEndpoints[name]).map((endpoint) => [endpoint.name])
  return name === desk
    ? listLazyModules(chunks, name).map((act) => [act, 'desk/audit/decide-proposal'])
    : [[]]
}

test.each(lambdas)(
  '$name stays within its budget of code loaded before the first response',
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
    // Server texts are loaded when a message is sent, and in its language only.
    expect(loads.flatMap(({ sources }) => [...sources].filter((each) => isTranslations(each)))).toEqual([])
  },
  30_000,
)

/** A chunk in the bundler's format. */
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

test('a loaded chunk’s imports are counted once, and lazy imports are not', () => {
  const { bytes, sources } = loadedCode(bundle, [])
  expect(bytes).toBe(111)
  expect([...sources].toSorted()).toEqual(['@scope/a', '@scope/bb', '@scope/ccc'])
})

test('the called operation is counted with its imports', () => {
  expect(loadedCode(bundle, ['get-user']).bytes).toBe(11_111)
  expect(loadedCode(bundle, ['account/get-user', 'login']).bytes).toBe(111_111)
  for (const wrong of ['get-username', 'user', 'desk/get-user'])
    expect(() => loadedCode(bundle, [wrong])).toThrow(`not one chunk is that of ${wrong}`)
})

test('lazily loaded modules are listed by folder', () => {
  expect(listLazyModules(bundle, 'account')).toEqual(['account/get-user', 'account/login'])
  expect(() => listLazyModules(bundle, 'count')).toThrow('nothing of count')
})
