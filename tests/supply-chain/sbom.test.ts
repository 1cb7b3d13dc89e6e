import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeSbom } from '../../scripts/supply-chain/write-sbom.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { dependencies, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'scripts',
  Record<string, string>
>

test('the bill of materials has every deployed package with a checksum, and no development packages', async () => {
  const file = join(folder, 'cdk.out', 'sbom.cdx.json')
  await writeSbom(file)
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as Awaited<
    ReturnType<typeof writeSbom>
  >
  expect(bomFormat).toBe('CycloneDX')
  const versions = new Map(components.map(({ name, version }) => [name, version]))
  for (const [name, version] of Object.entries(dependencies))
    expect([name, versions.get(name)]).toEqual([name, version])
  expect(['vitest', 'aws-cdk-lib', 's3rver'].filter((name) => versions.has(name))).toEqual([])
  expect(components.filter(({ hashes }) => !hashes?.length).map(({ name }) => name)).toEqual([])
})

test('the bill of materials is written with every synthesis and deployment', () => {
  expect(scripts['synth']).toContain('node scripts/sbom.ts')
  const deploy = readFileSync(join(root, 'scripts', 'deploy.ts'), 'utf8')
  expect(deploy.indexOf('writeSbom(')).toBeGreaterThan(0)
  expect(deploy.indexOf('writeSbom(')).toBeLessThan(deploy.indexOf("run('cdk'"))
})

test('all imports of the site and the Lambdas are deployed packages', () => {
  const builds = /^web\/(?:desk\/)?vite\.config\.ts$|^web\/(?:build|prerender)\//
  const imported = globSync('{functions,shared,web}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !builds.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /(?:^import(?! type)[^;'"]*?|^export[^;'"]*? from |\bimport\()\s*'(?![.#]|node:)((?:@[\w-]+\/)?[\w.-]+)[^']*'/gm,
        ),
      ].map(([, name]) => name as string),
    )
  expect(imported.length).toBeGreaterThan(100)
  expect([...new Set(imported)].filter((name) => !(name in dependencies))).toEqual([])
})
