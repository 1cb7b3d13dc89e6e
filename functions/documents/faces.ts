import PdfKitDocument from 'pdfkit'

/** A font face as the library reads it. */
interface Face {
  hasGlyphForCodePoint(codePoint: number): boolean
  characterSet: readonly number[]
}

/** A document's current face, which the library's types omit. */
export const faceOf = (doc: PDFKit.PDFDocument): { ascender: number; font: Face } =>
  (doc as unknown as Record<'_font', { ascender: number; font: Face }>)['_font']

/** The faces registered with documents, by path. */
const given = new WeakMap<PDFKit.PDFDocument, Set<string>>()

const read = new Map<string, Face>()

/**
 * Reads a face, once for all documents: it takes as long as laying out a short one. The library would read it for each
 * document.
 */
export const readFace = (path: string): Face => {
  const face = read.get(path) ?? faceOf(new PdfKitDocument({ font: path, autoFirstPage: false })).font
  read.set(path, face)
  return face
}

/**
 * Selects the face at `path` for a document. The parsed font is shared, the glyph set is the document's own: a glyph
 * for several characters keeps the first one that requested it.
 */
export const writeIn = (doc: PDFKit.PDFDocument, path: string): PDFKit.PDFDocument => {
  const paths = given.get(doc) ?? new Set()
  given.set(doc, paths)
  if (!paths.has(path)) {
    const own: unknown = Object.create(readFace(path), { _glyphs: { value: {} } })
    doc.registerFont(path, own as PDFKit.Mixins.PDFFontSource)
    paths.add(path)
  }
  return doc.font(path)
}
