import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../scripts/local/project-root.ts'

const folder = join(projectRoot, '.ci')
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

const ranBy = (file: string): string[] =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/npm (?:--silent )?(?:run )?([\w:]+)(.*)/g)].map(
    ([, name = '', options = '']) => `${name}${options}`,
  )

test('continuous integration runs scripts that exist, and the benchmark every night without writing', () => {
  const ran = readdirSync(folder).flatMap(ranBy)
  expect(ran.filter((each) => !Object.hasOwn(scripts, each.split(' ')[0] ?? ''))).toEqual([])
  expect(ranBy('nightly')).toContain('bench -- --check')
  expect(ranBy('run')).toContain('test')
})
