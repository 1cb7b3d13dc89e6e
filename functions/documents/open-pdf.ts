import PdfKitDocument from 'pdfkit'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { selectFont } from './faces.ts'
import { fontPaths } from './fonts.ts'
import { page } from './page-layout.ts'

interface PdfFrame {
  locale: Locale
  title: string
  author: string
  /** The document's own time: with it fixed, the same data gives the same bytes. */
  createdAt: Date
}

/** An A4 PDF with its first page; `finish` returns its bytes. */
export const openPdf = ({
  locale,
  title,
  author,
  createdAt,
}: PdfFrame): { doc: PDFKit.PDFDocument; finish(): Promise<Buffer> } => {
  const doc = new PdfKitDocument({
    size: 'A4',
    // Disables the library's default font.
    font: '',
    margins: {
      top: page.top,
      left: page.left,
      right: page.left,
      bottom: page.height - page.end,
    },
    bufferPages: true,
    lang: languageTag(locale),
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  })
  selectFont(doc, fontPaths('regular')[0])
  const chunks: Buffer[] = []
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  return {
    doc,
    async finish() {
      doc.end()
      await finished
      return Buffer.concat(chunks)
    },
  }
}
