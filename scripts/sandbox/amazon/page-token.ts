import { createHash } from 'node:crypto'
import { invalidInput } from './api-request.ts'

const lifetimeMs = 24 * 60 * 60_000

/** The parameters that must be the same in the requests for all pages. */
const digestOf = (query: URLSearchParams, besides: readonly string[]): string => {
  const alike = new URLSearchParams(query)
  for (const name of besides) alike.delete(name)
  alike.sort()
  return createHash('sha256').update(alike.toString()).digest('base64url').slice(0, 16)
}

export interface PagePosition {
  start: number
  /** When the first page was requested, in ms since 1970: later pages contain nothing newer. */
  askedAt: number
}

/** The position of a page; the first one without a token. Throws ApiError for a token of another query. */
export const readPageToken = (
  query: URLSearchParams,
  { name, besides, now }: { name: string; besides: readonly string[]; now: Date },
): PagePosition => {
  const token = query.get(name)
  if (!token) return { start: 0, askedAt: now.getTime() }
  const [start, askedAt, issuedAt, digest] = Buffer.from(token, 'base64url').toString().split(' ')
  if (digest !== digestOf(query, [name, ...besides])) throw invalidInput('The token is not of this query.')
  if (Number(issuedAt) + lifetimeMs < now.getTime()) throw invalidInput('The token has expired.')
  return { start: Number(start), askedAt: Number(askedAt) }
}

export const writePageToken = (
  query: URLSearchParams,
  { start, askedAt }: PagePosition,
  { name, besides, now }: { name: string; besides: readonly string[]; now: Date },
): string =>
  Buffer.from([start, askedAt, now.getTime(), digestOf(query, [name, ...besides])].join(' ')).toString(
    'base64url',
  )
