import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translations as addendum } from '../../functions/translations/en/addendum.ts'
import { translations as facilityAgreement } from '../../functions/translations/en/facility-agreement.ts'
import { translations as guarantee } from '../../functions/translations/en/guarantee.ts'
import { translations as increase } from '../../functions/translations/en/increase.ts'
import { translations as receivablesPurchase } from '../../functions/translations/en/receivables-purchase.ts'

const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'documents.md'), 'utf8')

/** The clauses with sources in a section of the document. */
const sourced = (heading: string): string[] => {
  const [section = ''] = text.split(`\n## ${heading}\n`)[1]?.split('\n## ') ?? []
  return [...section.matchAll(/^\| (?!Clause |-)(.+?) \| (.+) \|$/gm)].map(([, clause = '']) => clause)
}

test.each([
  ['Facility agreement', facilityAgreement],
  ['Receivables purchase agreement', receivablesPurchase],
  ['Guarantee', guarantee],
  ['Addendum', addendum],
  ['Limit increase addendum', increase],
])('every clause of the %s has its source, in order', (heading, { clauses }) => {
  expect(sourced(heading)).toEqual(clauses.map((clause) => clause.heading))
})

test('the documents are called drafts in the first paragraph', () => {
  const [, opening = ''] = text.split('\n\n')
  expect(opening).toContain('**All of it is a draft for a lawyer**')
})
