import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoPeople } from '../../scripts/local/console/demo-people.ts'

const root = join(import.meta.dirname, '..', '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** Each "`name` in `file`" of the README. */
const examples = [...readme.matchAll(/`(\w+)` in\s+`([^`\s]+\.tsx?)`/g)].map(([, name = '', file = '']) => ({
  name,
  file,
}))

/**
 * Whether a source declares a name as an export or as a member of an exported object, which a re-export does
 * not.
 */
const declares = (source: string, name: string): boolean =>
  new RegExp(
    `^export (?:async )?(?:const|function|class|interface|type) ${name}\\b|^ {2}${name}: (?:\\w*[eE]ndpoint<|\\{)`,
    'm',
  ).test(source)

test.each(examples)('$file declares $name', ({ name, file }) => {
  expect(declares(readFileSync(join(root, file), 'utf8'), name)).toBe(true)
})

test('a re-export is not a declaration', () => {
  expect(declares("export { drawDown } from './draw-down.ts'\n", 'drawDown')).toBe(false)
  expect(declares('export const all = {\n  ...requestEndpoints,\n} as const\n', 'drawDown')).toBe(false)
  expect(declares('export const drawDown = 1\n', 'drawDown')).toBe(true)
  expect(
    declares(
      "export const all = {\n  drawDown: landingEndpoint<Schemas>()({ name: 'draw-down' }),\n}\n",
      'drawDown',
    ),
  ).toBe(true)
})

/** The most frequent searches, each with a row of the map that has a file. */
const lookedFor = [
  'the handler of a call',
  'the schema of a call',
  'the size of a page',
  'a validation rule',
  "an error's text",
  'a formula',
  "an item's key and its access patterns",
  "a Lambda's rights",
  'a job, and its schedule',
  "a seller's screen",
  "a console's screen",
  'a dialog',
  'the colours',
  'a sandbox endpoint',
  "a mail's text; its layout",
  "the site's headers",
  'the rules of the files bucket',
  'the session check',
  'the statement parser',
  'idempotency',
]

test('names the people of the console, and what a second account needs (N36)', () => {
  for (const { name } of demoPeople) expect(readme).toContain(name)
  expect(readme).toMatch(/\*\*A second account\*\* needs .*seller account/s)
})

test.each(lookedFor)('the map has a file for %s', (subject) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${subject} |`)) ?? ''
  expect(row).toMatch(/\| `\w+` in `[^`]+\.tsx?` \|$/)
})
