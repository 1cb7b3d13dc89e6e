import type { OutboxMessage } from '../outbox.ts'

const decode = (base64: string): string => Buffer.from(base64, 'base64').toString()

/** A part's headers and body. */
const splitPart = (part: string): { headers: string; body: string } => {
  const end = part.indexOf('\r\n\r\n')
  return { headers: part.slice(0, end), body: part.slice(end + 4) }
}

const partsOf = (headers: string, body: string): string[] => {
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1]
  return boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((each) => each.replace(/^\r\n/, ''))
    : []
}

const subjectOf = (headers: string): string =>
  [...headers.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, word = '']) => decode(word)).join('')

/** The text and the attachment's name of a mail, as the portal sends it. */
export const readMimeMessage = (
  raw: string,
): Pick<OutboxMessage, 'subject' | 'text' | 'html' | 'attachments'> => {
  const { headers, body } = splitPart(raw)
  const [words = '', ...files] = partsOf(headers, body)
  const inside = splitPart(words)
  const [text = '', html = ''] = partsOf(inside.headers, inside.body).map((part) =>
    decode(splitPart(part).body),
  )
  return {
    subject: subjectOf(headers),
    text,
    html,
    attachments: files.map((file) =>
      decodeURIComponent(/filename\*=UTF-8''(\S+)/.exec(splitPart(file).headers)?.[1] ?? ''),
    ),
  }
}
