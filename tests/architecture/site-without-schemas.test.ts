import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

const runtimeImport =
  /(?:^|[\s;])(?:import|export)(?!\s+type\b)\s*(?:[\w*\s{},]*\sfrom\s*)?\(?\s*'([#.][^']+)'/g

/** Every module that `entry` loads eagerly or lazily, without type-only imports. */
const reachedFrom = (entry: string): string[] => {
  const reached = new Set([join(root, entry)])
  for (const file of reached)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(runtimeImport)) {
      const target = join(specifier.startsWith('#') ? root : dirname(file), specifier.replace(/^#/, ''))
      if (existsSync(target)) reached.add(target)
    }
  return [...reached].map((file) => relative(root, file))
}

test('the site bundles the endpoints’ declarations without their schemas', () => {
  const reached = reachedFrom('web/app/main.tsx')
  const inShared = reached.filter((file) => file.startsWith('shared/'))
  expect(inShared).toContain('shared/drawdown/drawdown.endpoints.ts')
  expect(inShared).toContain('shared/account/login-form.schema.ts')
  expect(inShared.filter((file) => /(\.schemas|\/all-\w+)\.ts$/.test(file))).toEqual([])
  expect(reached.length).toBeGreaterThan(300)
})
