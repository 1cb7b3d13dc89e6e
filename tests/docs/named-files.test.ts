import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const trees = ['shared', 'functions', 'web', 'infra', 'scripts', 'tests']
const sources = globSync(
  trees.map((tree) => `${tree}/**/*.{ts,tsx}`),
  { cwd: root },
)
const names = new Set(sources.map((file) => basename(file)))

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/web.md',
  'docs/how-to.md',
  'docs/architecture.md',
  'docs/security.md',
  ...globSync('docs/security/*.md', { cwd: root }),
]

/** Invented names in the recipes, such as `extend-drawdown`, and suffixes. */
const madeUp = /extend-drawdown|^\.|[<{*…]/

const isThere = (file: string) =>
  file.includes('/')
    ? existsSync(join(root, file)) || sources.some((source) => source.endsWith(`/${file}`))
    : names.has(file)

test.each(guides)('every source file in %s exists', (guide) => {
  const named = [...readFileSync(join(root, guide), 'utf8').matchAll(/`([^`\s]+\.tsx?)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !madeUp.test(file))
  expect(named.filter((file) => !isThere(file))).toEqual([])
})
