import { createHash } from 'node:crypto'

/** What is kept of a link's or a captcha's secret: its SHA-256, in hexadecimal. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
