import PdfKitDocument from 'pdfkit'

/** A face as the library reads it. */
interface Face {
  hasGlyphForCodePoint(codePoint: number): boolean
  characterSet: readonly number[]
}

/** The face that a document writes in, which the library's types do not tell of. */
export const faceOf = (doc: PDFKit.PDFDocument): { ascender: number; font: Face } =>
  (doc as unknown as Record<'_font', { ascender: number; font: Face }>)['_font']

/** Those that documents were given, by their paths. */
const given = new WeakMap<PDFKit.PDFDocument, Set<string>>()

const read = new Map<string, Face>()

/** Reads a face, once for all papers: it takes as long as to lay out a short one. The library does so for a document of its own. */
export const readFace = (path: string): Face => {
  const face = read.get(path) ?? faceOf(new PdfKitDocument({ font: path, autoFirstPage: false })).font
  read.set(path, face)
  return face
}

/**
 * Has a document write in the face at `path`. What was read of it is everybody's, its glyphs are the document's own: one
 * that stands for several characters keeps the one that it was first asked for, whoever asked.
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
