import { assert, property, string, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mimeMessage } from '../../../functions/runtime/mime-message.ts'
import { readMimeMessage } from '../../../scripts/local/peers/read-mime-message.ts'

const file = (content: Uint8Array, fileName = 'paper.pdf') => ({
  fileName,
  contentType: 'application/pdf',
  content,
})

const mail = { to: 'chan@director.test', subject: 'Signed', text: 'text', html: '<p>text</p>' }

describe('a mail with a file', () => {
  it('is parsed back unchanged, whatever its text', () => {
    const word = string({ unit: 'grapheme', minLength: 1 })
    assert(
      property(word, word, word, uint8Array({ maxLength: 300 }), (subject, text, html, content) => {
        const raw = mimeMessage('no-reply@portal.test', { ...mail, subject, text, html }, file(content))
        expect(readMimeMessage(raw)).toEqual({ subject, text, html, attachments: ['paper.pdf'] })
      }),
    )
  })

  it('respects line lengths and characters of mail', () => {
    const raw = mimeMessage(
      'no-reply@portal.test',
      { ...mail, subject: '协议'.repeat(60), text: '签署'.repeat(500) },
      file(new Uint8Array(5000), '协议 “1”.pdf'),
    )
    expect(raw).toMatch(/^[\x20-\x7e\r\n]*$/)
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThan(100)
  })

  it('contains the complete file', () => {
    const content = Uint8Array.from({ length: 1000 }, (_, index) => index % 251)
    const raw = mimeMessage('no-reply@portal.test', mail, file(content))
    const attached = /attachment;[^]*?\r\n\r\n([A-Za-z\d+/=\r\n]+?)\r\n--/.exec(raw)?.[1] ?? ''
    expect(Buffer.from(attached, 'base64').equals(content)).toBe(true)
  })

  it('prevents header injection by the subject', () => {
    const raw = mimeMessage(
      'no-reply@portal.test',
      { ...mail, subject: 'a\r\nBcc: everybody@portal.test' },
      file(new Uint8Array()),
    )
    expect(raw).not.toContain('Bcc')
  })
})
