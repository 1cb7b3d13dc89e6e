import { createHash } from 'node:crypto'
import type { Attachment, Mail } from './deps.ts'

/** The maximum length of an encoded line (RFC 2045, 6.8). */
const lineLength = 76
/** UTF-8 bytes in one encoded word of a header, which has 75 characters at most (RFC 2047, 2). */
const wordBytes = 42

const base64Lines = (content: Uint8Array): string =>
  (
    Buffer.from(content)
      .toString('base64')
      .match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []
  ).join('\r\n')

/** Text of a header in encoded words, none of which splits a character. */
const encodedTranslations = (text: string): string => {
  const pieces = ['']
  for (const character of text) {
    const last = `${pieces.at(-1) ?? ''}${character}`
    if (Buffer.byteLength(last) <= wordBytes) pieces[pieces.length - 1] = last
    else pieces.push(character)
  }
  return pieces.map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\r\n ')
}

const part = (headers: readonly string[], body: string): string =>
  [...headers, 'Content-Transfer-Encoding: base64', '', body].join('\r\n')

const multipart = (kind: string, boundary: string, parts: readonly string[]): string =>
  [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.map((each) => `--${boundary}\r\n${each}`),
    `--${boundary}--`,
    '',
  ].join('\r\n')

/** A mail with an attachment as MIME. The same mail gives the same bytes. */
export const mimeMessage = (from: string, { to, subject, text, html }: Mail, file: Attachment): string => {
  // Occurs in no part: all of them are in base64, which has no such line.
  const boundary = createHash('sha256').update(text).update(file.content).digest('hex').slice(0, 40)
  const body = multipart('alternative', `text-${boundary}`, [
    part(['Content-Type: text/plain; charset=UTF-8'], base64Lines(Buffer.from(text))),
    part(['Content-Type: text/html; charset=UTF-8'], base64Lines(Buffer.from(html))),
  ])
  const fileName = encodeURIComponent(file.fileName)
  const attached = part(
    [`Content-Type: ${file.contentType}`, `Content-Disposition: attachment; filename*=UTF-8''${fileName}`],
    base64Lines(file.content),
  )
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encodedTranslations(subject)}`,
    'MIME-Version: 1.0',
    multipart('mixed', `mail-${boundary}`, [body, attached]),
  ].join('\r\n')
}
