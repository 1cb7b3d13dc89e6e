import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zhCN } from '../../../web/desk/i18n/zh-CN/index.ts'
import { zhTW } from '../../../web/desk/i18n/zh-TW/index.ts'

type Texts = Readonly<{ [name: string]: string | Texts }>

const textsIn = (texts: Texts, path = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[`${path}${name}`, text]] : textsIn(text, `${path}${name}.`),
  )

/** Names that Chinese readers know as they are. */
const names = /\b(?:UTF-8|UTF-16|Windows-1252|GB18030|Big5|SHA-256|Excel|CSV|PAR \d+)\b/g

/** The names of the code: `proposal-make`, `effectiveRateAboveCap`, `company_info`. */
const ofTheCode = /\b[a-z]+(?:[-_][a-z]+)+\b|\b[a-z]+[A-Z]\w*\b/

test.each([
  ['zh-CN', zhCN],
  ['zh-TW', zhTW],
])('no text in %s is in English, or has a name of the code (C2, C3)', (_locale, all) => {
  const texts = textsIn(all as unknown as Texts).map(
    ([path, text]) => [path, text.replaceAll(/\{\{\w+\}\}/g, '').replaceAll(names, '')] as const,
  )
  expect(texts.length).toBeGreaterThan(2_000)
  expect(texts.filter(([, text]) => /[A-Za-z]/.test(text) && !/\p{Script=Han}/u.test(text))).toEqual([])
  expect(texts.filter(([, text]) => ofTheCode.test(text))).toEqual([])
})

const root = join(import.meta.dirname, '../../../web/desk')

/** Files that use both names: they choose between them, export both as columns, or check whether there is one. */
const ofBothNames = [
  'features/acts/use-subject-company.ts',
  'features/complaints/complaint-sheet.ts',
  'features/loan-register/register-sheets.ts',
  'features/overdue/overdue-page.tsx',
  'features/suspicions/suspicion-sheet.ts',
  'ui/use-company-field.ts',
  'ui/use-company-name.ts',
]

test('every screen has a company’s name from one place, which chooses by the language (C7)', () => {
  const named = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['i18n/**'] }).filter((file) =>
    /companyName(?:En|Cn)/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(named.toSorted()).toEqual(ofBothNames)
})
