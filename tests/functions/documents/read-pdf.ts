import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  /** The text of each page without whitespace, since line breaks depend on the layout. */
  pages: string[]
  text: string
  info: Record<string, unknown>
}

/** Extracts a PDF's text, as a viewer's search would find it. */
export const readPdf = async (pdf: Uint8Array): Promise<ReadPdf> => {
  // A copy, since the reader detaches the buffer.
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await loading.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent()
    const translations = content.items.map((item) => ('str' in item ? item.str : ''))
    pages.push(translations.join('').replace(/\s+/gu, ''))
  }
  const { info } = await document.getMetadata()
  await loading.destroy()
  return { pages, text: pages.join(''), info: info as Record<string, unknown> }
}

/** A phrase in the form that `readPdf` returns. */
export const packed = (phrase: string): string => phrase.replace(/\s+/gu, '')
