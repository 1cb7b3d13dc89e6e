import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legible } from '../../../functions/papers/legible.ts'
import { renderDrawdownNote } from '../../../functions/papers/render-drawdown-note.ts'
import { drawdownNoteData } from './paper-data.ts'
import { packed, readPdf } from './read-pdf.ts'

const isLatin = (codePoint: number) => codePoint >= 0x20 && codePoint < 0x7f

describe('a character without a sign', () => {
  it('is named, and others are left as they are', () => {
    expect(legible('A\u{20bb7}|\u202eB\n<b>', isLatin)).toBe('A[U+20BB7]|[U+202E]B\n<b>')
  })

  it('never gets lost: every text is read back from what is written', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const written = legible(text, (codePoint) => codePoint > 0x7f && codePoint < 0x3000)
        const back = written.replaceAll(/\[U\+([\dA-F]{4,6})\]/g, (_, digits: string) =>
          String.fromCodePoint(Number.parseInt(digits, 16)),
        )
        expect(back).toBe(text)
      }),
    )
  })

  it('stands on paper by its name, and a name with markup, bars and turning marks as harmless text', async () => {
    const signerName = '𠮷䶮㴔 Łukasz ğş | <script>alert(1)</script> \u202eevil'
    const { text } = await readPdf(await renderDrawdownNote(drawdownNoteData({ signerName }), 'zh-CN'))
    expect(text).toContain(
      packed('[U+20BB7]䶮㴔 [U+0141]ukasz [U+011F][U+015F] | <script>alert(1)</script> [U+202E]evil'),
    )
  })
})
