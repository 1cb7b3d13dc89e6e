import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvField, csvOf, csvOfTable, withoutFormulaGuard } from '#shared/portfolio/csv.ts'

const read = (content: string): string[][] => parse(content, { relax_column_count: true })

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\n', '\r', '\t']
const before = ['', ' ', '\n', '\r\n', '\t', '\u00A0', '\u3000', '\uFEFF', '\u200B', '\0', "'", "'' "]

/** Texts that a spreadsheet may interpret as a formula. */
const formulas = fc
  .tuple(fc.constantFrom(...before), fc.constantFrom(...signs), fc.string({ unit: 'binary' }))
  .map((parts) => parts.join(''))
  .filter((text) => !/^-?\d+(\.\d+)?$/.test(text))

const texts = fc.oneof(fc.string({ unit: 'binary' }), formulas)

describe('a CSV field', () => {
  test.each(signs)('that begins with %j is prefixed with an apostrophe', (sign) => {
    const [[field]] = read(csvOfTable([`${sign}cmd|'/c calc'!A1`], [])) as [[string]]
    expect(field).toBe(`'${sign}cmd|'/c calc'!A1`)
  })

  test('is never interpreted as a formula, whatever precedes its sign', () => {
    fc.assert(
      fc.property(formulas, (text) => {
        const [[field]] = read(`${csvField(text)},end\r\n`) as [[string]]
        expect(field).toBe(`'${text}`)
      }),
      { numRuns: 2000 },
    )
  })

  test('is read back as it was written, without the prefix', () => {
    fc.assert(
      fc.property(fc.array(fc.array(texts, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const [head = [], ...lines] = rows
        const back = read(csvOfTable(head, lines)).map((row) => row.map(withoutFormulaGuard))
        expect(back).toEqual(rows)
      }),
    )
  })

  test('is unchanged if it is an amount, a date or a name', () => {
    expect(
      csvOf([{ owedCents: -1250, day: '2027-01-31', name: "'s Gravenhage" }], ['owedCents', 'day', 'name']),
    ).toBe("owed,day,name\r\n-12.50,2027-01-31,'s Gravenhage\r\n")
  })

  test('is written by one module', () => {
    const root = join(import.meta.dirname, '..', '..', '..')
    const writing = globSync('{functions,shared,web,scripts}/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
      readFileSync(join(root, file), 'utf8').includes(`replaceAll('"', '""')`),
    )
    expect(writing).toEqual(['shared/portfolio/csv.ts'])
  })
})
