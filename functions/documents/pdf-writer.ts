import type { Locale } from '#shared/i18n/locales.ts'
import { faceOf, selectFont } from './faces.ts'
import { fontPaths, type Weight } from './fonts.ts'
import { documentColours, lineGap, page, size } from './page-layout.ts'
import { type Run, runsByFace } from './runs-by-face.ts'

export interface TextStyle {
  size?: number
  weight?: Weight
  colour?: string
  align?: 'left' | 'right' | 'center'
}

/** The pages of one document, written from top to bottom; `y` is the position of the next block. */
export interface PdfWriter {
  readonly doc: PDFKit.PDFDocument
  y: number
  /** Begins a page unless `height` points are left on this one. */
  keepTogether(height: number): void
  heightOf(text: string, width: number, style?: TextStyle): number
  /** Writes at a position of the current page, without moving `y`; overflow continues on the next page. */
  write(text: string, x: number, y: number, width: number, style?: TextStyle): void
  /** Writes at `y` and moves below it, over as many pages as it takes. */
  flow(text: string, x: number, width: number, style?: TextStyle): void
  rule(colour?: string, thickness?: number): void
}

/** The maximum width of a character in another font, for measuring. */
const widest = 'Ｍ'

export const createPdfWriter = (doc: PDFKit.PDFDocument, locale: Locale): PdfWriter => {
  const faces = { regular: fontPaths('regular'), bold: fontPaths('bold') }
  const apply = ({
    size: fontSize = size.body,
    weight = 'regular',
    colour = documentColours.text,
  }: TextStyle) => {
    selectFont(doc, faces[weight][0]).fontSize(fontSize).fillColor(colour)
    return { lineGap: lineGap(locale, fontSize) }
  }
  /** Splits a text into runs by font, of which the usual one is active. Others are opened when needed. */
  const runsOf = (text: string, weight: Weight): Run[] => {
    const [usual, ...others] = faces[weight]
    const hasSign = (path: string) => (codePoint: number) =>
      faceOf(selectFont(doc, path)).font.hasGlyphForCodePoint(codePoint)
    const usualFace = faceOf(doc)
    const runs = runsByFace(text, [
      (codePoint) => usualFace.font.hasGlyphForCodePoint(codePoint),
      ...others.map(hasSign),
    ])
    selectFont(doc, usual)
    return runs
  }
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
      const measured = runsOf(text, style.weight ?? 'regular').map((run) =>
        run.face === 0 ? run.text : run.text.replaceAll(/./gsu, widest),
      )
      return doc.heightOfString(measured.join(''), { width, ...options })
    },
    write(text, x, y, width, style = {}) {
      const { weight = 'regular', align = 'left' } = style
      const options = { width, align, ...apply(style) }
      const runs = runsOf(text, weight)
      const [first = { face: 0, text: '' }, ...others] = runs
      // All on the baseline of the usual font, whatever the height of others.
      const baseline =
        others.length > 0 || first.face > 0
          ? { baseline: (-faceOf(doc).ascender * (style.size ?? size.body)) / 1000 }
          : {}
      selectFont(doc, faces[weight][first.face] ?? faces[weight][0])
      doc.text(first.text, x, y, { ...options, ...baseline, continued: others.length > 0 })
      others.forEach((run, index) => {
        selectFont(doc, faces[weight][run.face] ?? faces[weight][0])
        doc.text(run.text, { continued: index < others.length - 1 })
      })
    },
    flow(text, x, width, style = {}) {
      sheet.write(text, x, sheet.y, width, style)
      sheet.y = doc.y
    },
    rule(colour = documentColours.rule, thickness = 0.6) {
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
