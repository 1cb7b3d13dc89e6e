import PdfKitDocument from 'pdfkit'

/** A text as glyphs with their positions. */
interface GlyphRun {
  glyphs: readonly { readonly id: number }[]
}

/** A font face as the library reads it. */
interface Face {
  hasGlyphForCodePoint(codePoint: number): boolean
  characterSet: readonly number[]
  glyphForCodePoint(codePoint: number): { readonly id: number }
  layout(text: string): GlyphRun
}

/** A document's face, which the library's types omit: `layoutCache` has the words laid out so far. */
interface DocumentFace {
  ascender: number
  font: Face
  layoutCache: Record<string, GlyphRun>
}

/** A document's current face. */
export const faceOf = (doc: PDFKit.PDFDocument): DocumentFace =>
  (doc as unknown as Record<'_font', DocumentFace>)['_font']

/** The documents that a face is registered with, by its path. */
const given = new WeakMap<PDFKit.PDFDocument, Set<string>>()

const read = new Map<string, Face>()

/**
 * Lays out each text with a glyph set of its own. In a shared set, a glyph for several characters keeps the first one
 * that requested it, and the bytes of a document would depend on other texts.
 */
const layoutByText = (face: Face): Face['layout'] => {
  const shaper: Face & Record<'_glyphs', object> = Object.create(face, { _glyphs: { writable: true } })
  return (text) => {
    shaper['_glyphs'] = {}
    return shaper.layout(text)
  }
}

/** Whether a face has a glyph: its table is searched once for each character. */
const coverageOf = (face: Face): Face['hasGlyphForCodePoint'] => {
  const known = new Map<number, boolean>()
  return (codePoint) => {
    const hasGlyph = known.get(codePoint) ?? face.hasGlyphForCodePoint(codePoint)
    known.set(codePoint, hasGlyph)
    return hasGlyph
  }
}

/**
 * Reads a face, once for all documents: it takes as long as laying out a short one. The library would read it for each
 * document.
 */
export const readFace = (path: string): Face => {
  const known = read.get(path)
  if (known) return known
  const { font } = faceOf(new PdfKitDocument({ font: path, autoFirstPage: false }))
  const face: Face = Object.create(font, {
    layout: { value: layoutByText(font) },
    hasGlyphForCodePoint: { value: coverageOf(font) },
  })
  read.set(path, face)
  return face
}

/** Bounds the memory of a process that prints many names, to about 20 MB a face. */
const maxTexts = 20_000

const layouts = new Map<string, DocumentFace['layoutCache']>()

/** The texts that a face has laid out, shared by all documents: most of a document's words are in others too. */
const layoutsOf = (path: string): DocumentFace['layoutCache'] => {
  const known = layouts.get(path)
  if (known && Object.keys(known).length < maxTexts) return known
  const empty: DocumentFace['layoutCache'] = Object.create(null)
  layouts.set(path, empty)
  return empty
}

/** Selects the face at `path` for a document. The parsed font and the layouts of words are shared. */
export const selectFont = (doc: PDFKit.PDFDocument, path: string): PDFKit.PDFDocument => {
  const paths = given.get(doc) ?? new Set()
  given.set(doc, paths)
  if (paths.has(path)) return doc.font(path)
  paths.add(path)
  doc.registerFont(path, readFace(path) as unknown as PDFKit.Mixins.PDFFontSource).font(path)
  faceOf(doc).layoutCache = layoutsOf(path)
  return doc
}
