import type { Locale } from '#shared/i18n/locales.ts'
import { fontPath } from './fonts.ts'
import { legible } from './legible.ts'
import { lineGap, page, paperColours, size } from './page-layout.ts'

export interface TextStyle {
  size?: number
  weight?: 'regular' | 'bold'
  colour?: string
  align?: 'left' | 'right'
}

/** The pages of one paper, written from top to bottom; `y` is where the next block begins. */
export interface PdfWriter {
  readonly doc: PDFKit.PDFDocument
  y: number
  /** Begins a page unless `height` points are left on this one. */
  keepTogether(height: number): void
  heightOf(text: string, width: number, style?: TextStyle): number
  /** Writes at a place of the current page, without moving `y`; what does not fit goes on on the next page. */
  write(text: string, x: number, y: number, width: number, style?: TextStyle): void
  /** Writes at `y` and moves below it, over as many pages as it takes. */
  flow(text: string, x: number, width: number, style?: TextStyle): void
  rule(colour?: string, thickness?: number): void
}

/** The face that a document writes in, which the library's types do not tell of. */
const faceOf = (doc: PDFKit.PDFDocument) =>
  (doc as unknown as Record<string, { font: { hasGlyphForCodePoint(codePoint: number): boolean } }>)['_font']
    ?.font

export const createPdfWriter = (doc: PDFKit.PDFDocument, locale: Locale): PdfWriter => {
  // By its path, as the paper opened its first font: under another name it would be read from disk at each use.
  const faces = { regular: fontPath('regular'), bold: fontPath('bold') }
  const apply = ({
    size: fontSize = size.body,
    weight = 'regular',
    colour = paperColours.text,
  }: TextStyle) => {
    doc.font(faces[weight]).fontSize(fontSize).fillColor(colour)
    return { lineGap: lineGap(locale, fontSize) }
  }
  /** Of the face that was applied last. */
  const shown = (text: string): string =>
    legible(text, (codePoint) => faceOf(doc)?.hasGlyphForCodePoint(codePoint) ?? true)
  const sheet: PdfWriter = {
    doc,
    y: page.top,
    keepTogether(height) {
      if (sheet.y + height <= page.end) return
      doc.addPage()
      sheet.y = page.top
    },
    heightOf(text, width, style = {}) {
      const options = apply(style)
      return doc.heightOfString(shown(text), { width, ...options })
    },
    write(text, x, y, width, style = {}) {
      const options = apply(style)
      doc.text(shown(text), x, y, { width, align: style.align ?? 'left', ...options })
    },
    flow(text, x, width, style = {}) {
      sheet.write(text, x, sheet.y, width, style)
      sheet.y = doc.y
    },
    rule(colour = paperColours.rule, thickness = 0.6) {
      doc
        .moveTo(page.left, sheet.y)
        .lineTo(page.left + page.contentWidth, sheet.y)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke()
    },
  }
  return sheet
}
