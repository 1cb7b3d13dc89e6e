import { expect, test } from 'vitest'
import { openPdf } from '../../../functions/documents/open-pdf.ts'
import { page } from '../../../functions/documents/page-layout.ts'
import { createPdfWriter } from '../../../functions/documents/pdf-writer.ts'
import { readPdf } from './read-pdf.ts'

const paperOf = (text: string): Promise<Buffer> => {
  const { doc, finish } = openPdf({
    locale: 'en',
    title: 'Paper',
    author: 'Lender',
    createdAt: new Date('2026-11-02T01:00:00Z'),
  })
  const sheet = createPdfWriter(doc, 'en')
  sheet.flow(text, page.left, page.contentWidth)
  sheet.flow(text, page.left, page.contentWidth, { weight: 'bold' })
  return finish()
}

/** The second and third have the same glyph in the default face, the last one is in another face. */
const texts = ['Lantern Street', 'A·B', 'A•B', 'Đặng Thị 𠮷']

test('a document has the same bytes, whichever faces are loaded and whatever was printed before', async () => {
  const first = await Promise.all(texts.map(paperOf))
  for (const each of [texts.toReversed(), texts])
    for (const text of each) expect(await paperOf(text)).toEqual(first[texts.indexOf(text)])
})

test('and contains its text', async () => {
  for (const text of texts) {
    const packed = text.replaceAll(' ', '')
    expect((await readPdf(await paperOf(text))).text).toBe(packed + packed)
  }
})
