import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const folders = ['shared', 'functions', 'infra', 'web', 'scripts'] as const
type Folder = (typeof folders)[number]

/** Where each part may import from besides itself. */
const mayImport: Record<Folder, readonly Folder[]> = {
  shared: [],
  functions: ['shared'],
  web: ['shared'],
  infra: ['shared', 'functions'],
  scripts: ['shared', 'functions', 'infra'],
}

const packagesRefusedTo: Partial<Record<Folder, RegExp>> = {
  shared: /^(@aws-sdk|aws-|react|@chakra-ui|@middy|node:)/,
  web: /^(@aws-sdk|aws-|@middy|node:)/,
  functions: /^(react|@chakra-ui|vite|aws-cdk-lib|constructs)/,
}

/** What the build of the site runs, beside the site's own sources. */
const isBuild = (file: string) => file === 'web/vite.config.ts' || file.startsWith('web/prerender/')

const sources = (folder: Folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })

const importsOf = (file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] as string)
}

const violations = (folder: Folder): string[] =>
  sources(folder).flatMap((file) =>
    importsOf(file).flatMap((specifier) => {
      if (!/^[.#]/.test(specifier))
        return packagesRefusedTo[folder]?.test(specifier) && !isBuild(file)
          ? [`${file} imports ${specifier}`]
          : []
      const path = specifier.startsWith('#')
        ? specifier.slice(1)
        : relative(root, join(root, dirname(file), specifier))
      const target = path.split('/')[0] as Folder
      return target === folder || mayImport[folder].includes(target) ? [] : [`${file} imports ${specifier}`]
    }),
  )

describe('the import graph', () => {
  test.each(folders)('%s imports only what it may', (folder) => {
    expect(sources(folder).length).toBeGreaterThan(0)
    expect(violations(folder)).toEqual([])
  })

  test('nothing but the edges reads the clock or draws at random', () => {
    const reads = /new Date\(\)|Date\.now\(\)|Math\.random\(|randomUUID\(/
    const edges = ['functions/runtime/create-deps.ts']
    const offenders = [...sources('shared'), ...sources('functions')]
      .filter((file) => !edges.includes(file))
      .filter((file) => reads.test(readFileSync(join(root, file), 'utf8')))
    expect(offenders).toEqual([])
  })
})
