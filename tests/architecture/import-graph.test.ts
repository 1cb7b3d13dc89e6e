import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const trees = ['shared', 'functions', 'infra', 'web', 'scripts'] as const
type Tree = (typeof trees)[number]

/** The other trees that each tree may import from. */
const mayImport: Record<Tree, readonly Tree[]> = {
  shared: [],
  functions: ['shared'],
  web: ['shared'],
  infra: ['shared', 'functions'],
  scripts: ['shared', 'functions', 'infra'],
}

const packagesRefusedTo: Partial<Record<Tree, RegExp>> = {
  shared: /^(@aws-sdk|aws-|react|@chakra-ui|@middy|node:)/,
  web: /^(@aws-sdk|aws-|@middy|node:)/,
  functions: /^(react|@chakra-ui|vite|aws-cdk-lib|constructs)/,
}

/**
 * The layers of `functions/`, lowest first: a module imports from its own layer and from lower ones. Other
 * folders are areas. Files in `functions/` itself and Lambda entry points are on top.
 */
const floors = [
  ['data'],
  ['runtime'],
  ['translations'],
  ['mails', 'documents', 'http', 'connectors'],
] as const
const areaFloor = floors.length
const top = areaFloor + 2
/** Layers above the areas. */
const aboveAreas = ['bulk-events', 'desk', 'events', 'jobs']

const floorOf = (file: string): number => {
  const [, folder = '', ...rest] = file.split('/')
  if (rest.length === 0 || file.endsWith('/lambda.ts')) return top
  if (aboveAreas.includes(folder)) return areaFloor + 1
  const floor = floors.findIndex((folders) => (folders as readonly string[]).includes(folder))
  return floor === -1 ? areaFloor : floor
}

/** The areas, lowest first: an area imports only from earlier ones. */
const areas = [
  'notifications',
  'account',
  'files',
  'reference',
  'factors',
  'companies',
  'screening',
  'kyc',
  'flows',
  'risk-rating',
  'underwriting',
  'shops',
  'agreements',
  'credit',
  'drawdown',
  'repayment',
  'engagement',
  'portfolio',
  'books',
  'privacy',
  'application',
] as const

const areaOf = (file: string): number => {
  const [tree, folder = '', ...rest] = file.split('/')
  const isArea = tree === 'functions' && floorOf(file) === areaFloor && rest.length > 0
  return isArea ? (areas as readonly string[]).indexOf(folder) : -1
}

/** The areas of the sellers' site, the lowest first; `web/pages` composes screens of several of them. */
const features = [
  'notifications',
  'reference',
  'privacy',
  'account',
  'companies',
  'files',
  'kyc',
  'underwriting',
  'shops',
  'agreements',
  'application',
  'credit',
  'engagement',
  'drawdown',
  'repayment',
] as const

const featureOf = (file: string): number => {
  const [, folder] = /^web\/features\/([^/]+)\//.exec(file) ?? []
  return folder === undefined ? -1 : (features as readonly string[]).indexOf(folder)
}

/** The site's build code, which is not part of the site's own sources. */
const isBuild = (file: string) => file.endsWith('/vite.config.ts') || /^web\/(?:build|prerender)\//.test(file)

const sourcesOf = (tree: Tree) => globSync(`${tree}/**/*.{ts,tsx}`, { cwd: root })
const sources = trees.flatMap(sourcesOf)
const treeOf = (file: string) => file.split('/')[0] as Tree

const specifiersIn = (file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier)
}

const isOurs = (specifier: string) => /^[.#]/.test(specifier)

const pathOf = (specifier: string, importer: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : relative(root, join(root, dirname(importer), specifier))

/** Every module with its imports, including types. */
const graph = new Map(
  sources.map((file) => [
    file,
    specifiersIn(file)
      .filter(isOurs)
      .map((specifier) => pathOf(specifier, file)),
  ]),
)

/** Imports from a module of a later area, by `orderOf`, an area's position in the order. */
const importsOfLater = (files: readonly string[], orderOf: (file: string) => number): string[] =>
  files.flatMap((file) =>
    (graph.get(file) ?? [])
      .filter((target) => orderOf(target) > orderOf(file))
      .map((target) => `${file} imports ${target}`),
  )

/** Import cycles: Tarjan's strongly connected components. */
const cycles = (): string[][] => {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    let low = order.get(file) ?? 0
    path.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue
      if (!order.has(next)) visit(next)
      if (path.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? 0)
    }
    lowest.set(file, low)
    if (low !== order.get(file)) return
    const component = path.splice(path.indexOf(file))
    if (component.length > 1) found.push(component.toSorted())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}

describe('the import graph', () => {
  test.each(trees)('%s imports only allowed trees and packages', (tree) => {
    const wrong = sourcesOf(tree).flatMap((file) =>
      specifiersIn(file)
        .filter((specifier) =>
          isOurs(specifier)
            ? ![tree, ...mayImport[tree]].includes(treeOf(pathOf(specifier, file)))
            : packagesRefusedTo[tree]?.test(specifier) && !isBuild(file),
        )
        .map((specifier) => `${file} imports ${specifier}`),
    )
    expect(sourcesOf(tree).length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })

  test('shared modules are imported by their alias from other trees', () => {
    const around = sources
      .filter((file) => treeOf(file) !== 'shared')
      .flatMap((file) => specifiersIn(file).filter((each) => /^\.\.?\/.*\bshared\//.test(each)))
    expect(around).toEqual([])
  })

  test('no module of functions imports from a higher layer', () => {
    const upwards = sourcesOf('functions').flatMap((file) =>
      (graph.get(file) ?? [])
        .filter((target) => treeOf(target) === 'functions' && floorOf(target) > floorOf(file))
        .map((target) => `${file} imports ${target}`),
    )
    expect(upwards).toEqual([])
  })

  test('no area of functions imports from a later one', () => {
    const folders = sourcesOf('functions').filter((file) => floorOf(file) === areaFloor)
    expect(folders.filter((file) => areaOf(file) === -1)).toEqual([])
    expect(importsOfLater(folders, areaOf)).toEqual([])
  })

  test('no area of the site imports from a later one, nor from a composed page', () => {
    const files = sourcesOf('web').filter((file) => file.startsWith('web/features/'))
    expect(files.filter((file) => featureOf(file) === -1)).toEqual([])
    expect(importsOfLater(files, featureOf)).toEqual([])
    // An exception, as unknown links show the page for unknown addresses.
    const composed = /^web\/pages\/(?!outcome\/)/
    const ofPages = files.filter((file) => graph.get(file)?.some((each) => composed.test(each)))
    expect(ofPages).toEqual([])
  })

  test('there are no import cycles', () => {
    expect(cycles()).toEqual([])
  })

  test('only the edges read the clock or use randomness', () => {
    const reads = /new Date\(\)|Date\.now\(\)|Math\.random\(|randomUUID\(/
    const edges = ['functions/create-deps.ts']
    const offenders = [...sourcesOf('shared'), ...sourcesOf('functions')]
      .filter((file) => !edges.includes(file))
      .filter((file) => reads.test(readFileSync(join(root, file), 'utf8')))
    expect(offenders).toEqual([])
  })
})
