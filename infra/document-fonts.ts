import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readFace } from '../functions/documents/faces.ts'
import { fontFiles, fontScope } from '../functions/documents/fonts.ts'
import { stripUnusedGlyphs } from './strip-unused-glyphs.ts'

/** Glyphs of a font that no document uses, as an earlier font has their characters. `covered` are those characters. */
const unusedGlyphs = (path: string, covered: ReadonlySet<number>): Set<number> => {
  const face = readFace(path)
  const unused = new Set<number>()
  for (const codePoint of face.characterSet)
    if (covered.has(codePoint)) unused.add(face.glyphForCodePoint(codePoint).id)
  for (const codePoint of face.characterSet)
    if (!covered.has(codePoint)) {
      unused.delete(face.glyphForCodePoint(codePoint).id)
      for (const { id } of face.layout(String.fromCodePoint(codePoint)).glyphs) unused.delete(id)
    }
  return unused
}

/**
 * The fonts of documents as they are deployed, by their paths below the scope of the packages. A cold start unpacks all
 * of them, so they have outlines only for characters that no earlier font has. The documents are the same to the byte.
 */
export const documentFonts = (): Map<string, Buffer> => {
  const fonts = new Map<string, Buffer>()
  for (const files of fontFiles) {
    const covered = new Set<number>()
    for (const file of files) {
      const path = fileURLToPath(import.meta.resolve(`${fontScope}/${file}`))
      fonts.set(file, stripUnusedGlyphs(readFileSync(path), unusedGlyphs(path, covered)))
      for (const codePoint of readFace(path).characterSet) covered.add(codePoint)
    }
  }
  return fonts
}
