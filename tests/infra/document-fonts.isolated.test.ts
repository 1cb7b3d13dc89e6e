import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { readFace } from '../../functions/documents/faces.ts'
import { fontPaths, type Weight } from '../../functions/documents/fonts.ts'
import { openPdf } from '../../functions/documents/open-pdf.ts'
import { page } from '../../functions/documents/page-layout.ts'
import { createPdfWriter } from '../../functions/documents/pdf-writer.ts'
import { documentFonts } from '../../infra/document-fonts.ts'

/** The fonts have 47.5 MB in their packages. */
const maxBytes = 27_000_000

const fonts = documentFonts()
const root = mkdtempSync(join(tmpdir(), 'document-fonts-'))
for (const [file, font] of fonts) {
  const target = join(root, 'fonts', file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, font)
}
afterAll(() => rmSync(root, { recursive: true }))
afterEach(() => {
  vi.unstubAllEnvs()
})

/** Every character that the usual font does not have, and one that it has. */
const charactersOf = (weight: Weight): string => {
  const [usual, ...others] = fontPaths(weight)
  const known = new Set(readFace(usual).characterSet)
  const rare = new Set(
    others.flatMap((path) => [...readFace(path).characterSet]).filter((each) => !known.has(each)),
  )
  return `明${String.fromCodePoint(...rare)}`
}

const print = async (text: string, weight: Weight): Promise<Buffer> => {
  const { doc, finish } = openPdf({ locale: 'zh-TW', title: 'Test', author: 'Test', createdAt: new Date(0) })
  createPdfWriter(doc, 'zh-TW').flow(text, page.left, page.contentWidth, { weight })
  return finish()
}

test('the deployed fonts have at most 57% of the bytes of the packages', () => {
  expect([...fonts.values()].reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(maxBytes)
})

test.each(['regular', 'bold'] as const)(
  'a document has the same bytes with the deployed fonts, %s',
  async (weight) => {
    const text = charactersOf(weight)
    expect(text.length).toBeGreaterThan(4000)
    const whole = await print(text, weight)
    vi.stubEnv('LAMBDA_TASK_ROOT', root)
    expect(fontPaths(weight)[3]).toContain(root)
    expect((await print(text, weight)).equals(whole)).toBe(true)
  },
)
