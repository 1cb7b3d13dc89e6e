import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allActs } from '#shared/desk/all-acts.ts'

const root = join(import.meta.dirname, '..', '..')
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

/** The acts in a document's commands: subject and verb. */
const actsIn = (text: string): string[] =>
  [...text.matchAll(/npm run desk -- ([a-z-]+) ([a-z-]+)/g)].map(
    ([, subject = '', verb = '']) => `${subject}-${verb}`,
  )

test('each command of the back office in the documents is an act', () => {
  const named = documents.flatMap((document) => actsIn(readFileSync(join(root, document), 'utf8')))
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((act) => !(act in allActs) && !act.startsWith('me-'))).toEqual([])
})

test('a command without an act is detected', () => {
  expect(actsIn('npm run desk -- kyc approve <companyId>')).toEqual(['kyc-approve'])
  expect('kyc-admire' in allActs).toBe(false)
})
