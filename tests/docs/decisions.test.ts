import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', 'docs', 'decisions')
const index = readFileSync(join(folder, 'README.md'), 'utf8')

/** A record's file, title, date and status, which the index repeats. */
const records = globSync('*.md', { cwd: folder })
  .filter((file) => file !== 'README.md')
  .toSorted()
  .map((file) => {
    const [heading = '', , status = ''] = readFileSync(join(folder, file), 'utf8').split('\n')
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(heading) ?? []
    const [, date = '', state = ''] = /^(\d{4}-\d{2}-\d{2}) · (.+)$/.exec(status) ?? []
    return { file, number, title, date, state }
  })

const rows = [...index.matchAll(/^\| (\d+) \| \[(.+?)\]\((\S+?)\) \| (\S+) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = '', title = '', file = '', date = '', state = '']) => ({ file, number, title, date, state }),
)

/** The file name for a number and a title. */
const fileOf = (number: string, title: string): string =>
  `${number.padStart(4, '0')}-${title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.md`

test('the index lists each decision with its title, date and status, and nothing else', () => {
  expect(records.length).toBeGreaterThan(70)
  expect(rows).toEqual(records)
})

test.each(records)('$file is named after its title, and has a date and a status', (record) => {
  expect(record.file).toBe(fileOf(record.number, record.title))
  expect(record.date).not.toBe('')
  expect(record.state).toMatch(/^(accepted|superseded by \[\d+\])/)
})

/** Signs of a sentence instead of a noun phrase. */
const sentence = /^(what|who|whose|how)\b|\b(is|are|was|were|has|takes|goes|stands|says)\b/i

test('a title is a noun phrase', () => {
  expect(records.map(({ title }) => title).filter((title) => sentence.test(title))).toEqual([])
})

test('the index explains each number that has no record', () => {
  const [, section = ''] = /\n## Numbers without a record\n([\s\S]*?)\n## /.exec(index) ?? []
  const explained = [...section.matchAll(/\b(\d+)(?: to (\d+))?/g)].flatMap(([, from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => Number(from) + step),
  )
  const used = new Set(records.map(({ number }) => Number(number)))
  const gaps = Array.from({ length: Math.max(...used) }, (_, before) => before + 1).filter(
    (number) => !used.has(number),
  )
  expect(explained).toEqual(gaps)
})
