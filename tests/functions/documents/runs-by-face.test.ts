import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderDrawdownNote } from '../../../functions/documents/render-drawdown-note.ts'
import { runsByFace } from '../../../functions/documents/runs-by-face.ts'
import { drawdownNoteData } from './document-data.ts'
import { packed, readPdf } from './read-pdf.ts'

const isLatin = (codePoint: number) => codePoint >= 0x20 && codePoint < 0x7f
const isHan = (codePoint: number) => codePoint >= 0x4e00 && codePoint < 0xa000
const isAny = () => true

const writtenOf = (text: string, faces: Parameters<typeof runsByFace>[1]) =>
  runsByFace(text, faces)
    .map((run) => run.text)
    .join('')

describe('splitting text into runs by face', () => {
  it('uses the first face with a glyph for each character', () => {
    expect(runsByFace('A国国b\nc', [isLatin, isHan])).toEqual([
      { face: 0, text: 'A' },
      { face: 1, text: '国国' },
      { face: 0, text: 'b\nc' },
    ])
  })

  it('reports characters without a glyph', () => {
    expect(runsByFace('A\u{20bb7}|\u202eB\n<b>', [isLatin, isHan])).toEqual([
      { face: 0, text: 'A[U+20BB7]|[U+202E]B\n<b>' },
    ])
  })

  it('reports an invisible mark, although another face has an empty glyph for it', () => {
    expect(runsByFace('\u202e\u200b国', [isLatin, isAny])).toEqual([
      { face: 0, text: '[U+202E][U+200B]' },
      { face: 1, text: '国' },
    ])
  })

  it('composes letters with their marks, and reports a mark that remains', () => {
    expect(writtenOf('Nguye\u0302\u0303n', [isAny])).toBe('Nguyễn')
    expect(writtenOf('n\u0308a', [isAny])).toBe('n[U+0308]a')
  })

  it('loses no character: every text can be extracted from the PDF', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const written = writtenOf(text, [(codePoint) => codePoint > 0x7f && codePoint < 0x3000, isHan])
        const back = written.replaceAll(/\[U\+([\dA-F]{4,6})\]/g, (_, digits: string) =>
          String.fromCodePoint(Number.parseInt(digits, 16)),
        )
        expect(back).toBe(text.normalize())
      }),
    )
  })
})

describe('a printed name', () => {
  it('keeps rare characters, and has markup, bars and direction marks as harmless text', async () => {
    const signerName = '𠮷野䶮㴔𨋢 Łukasz ğş | <script>alert(1)</script> \u202eevil'
    const { text } = await readPdf(await renderDrawdownNote(drawdownNoteData({ signerName }), 'zh-CN'))
    expect(text).toContain(packed('𠮷野䶮㴔𨋢 Łukasz ğş | <script>alert(1)</script> [U+202E]evil'))
  })

  it('has the code point of a character that no face has', async () => {
    const { text } = await readPdf(
      await renderDrawdownNote(drawdownNoteData({ signerName: '𓀀 Ho' }), 'zh-CN'),
    )
    expect(text).toContain(packed('[U+13000] Ho'))
  })
})
