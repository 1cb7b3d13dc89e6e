import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { platformKinds } from '../../functions/connectors/platform-kinds.ts'

const root = join(import.meta.dirname, '..', '..')

const folders = ['functions/connectors', 'scripts/sandbox', 'tests/functions/connectors']

/** Shared files, each with an entry per platform. */
const sharedFiles = [
  'docs/operations.md',
  'functions/connectors/platform-kinds.ts',
  'scripts/sandbox/sandbox-platforms.ts',
  'shared/shops/marketplaces.ts',
  'tests/functions/connectors/walked-platforms.ts',
  'web/features/shops/platform-logos.tsx',
]

const filesOf = (kind: string): string[] =>
  folders.flatMap((folder) => globSync(`${folder}/${kind}/**/*.{ts,tsx}`, { cwd: root }))

const maxFiles = 12

test('a platform is added in twelve files: those of its folders, and an entry in each of six', () => {
  const example = 'lazada'
  expect(Object.keys(platformKinds)).toContain(example)
  expect(filesOf(example).length + sharedFiles.length).toBeLessThanOrEqual(maxFiles)
  // Nothing else names it: another file would be one that the recipe omits.
  const others = globSync('{functions,infra,scripts,shared,tests,web}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !folders.some((folder) => file.startsWith(`${folder}/${example}/`)))
    .filter((file) =>
      new RegExp(`'${example}'|\\b${example}(?=[A-Z:/])`).test(readFileSync(join(root, file), 'utf8')),
    )
    .filter((file) => file !== 'tests/architecture/platform-files.test.ts')
  expect(others.toSorted()).toEqual(
    sharedFiles.filter((file) => file.endsWith('.ts') || file.endsWith('.tsx')),
  )
})
