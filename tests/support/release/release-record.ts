import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Image } from '../../../functions/data/item-update.ts'
import type { Parts } from '../example-call.ts'
import type { Seller } from '../sign-up-seller.ts'

/** A call of the release's browser, with what it received. */
export interface RecordedRead {
  name: string
  parts: Parts
  status: number
  data: unknown
}

/** The items that a release stored, and the events and requests that its Lambdas and browsers send. */
export interface ReleaseRecord {
  /** When its items were made. */
  at: string
  seller: Seller
  items: readonly Image[]
  /** Examples of each event, by name. */
  events: Readonly<Record<string, readonly unknown[]>>
  /** The JSON schema by which it parses each event. */
  eventSchemas: Readonly<Record<string, object>>
  /** Examples of each endpoint's input. */
  requests: readonly { name: string; method: string; path: string; parts: Parts }[]
  reads: readonly RecordedRead[]
}

const folder = join(import.meta.dirname, '..', '..', 'fixtures', 'last-release')

const parts = ['at', 'seller', 'items', 'events', 'eventSchemas', 'requests', 'reads'] as const

const fileOf = (into: string, part: (typeof parts)[number]): string => join(into, `${part}.json`)

/** Bytes, which JSON has no form for. */
const writeBytes = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value

const readBytes = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'bytes' in value && typeof value.bytes === 'string'
    ? new Uint8Array(Buffer.from(value.bytes, 'base64'))
    : value

/** One value a line, so that a change shows as such. */
const asText = (value: unknown): string =>
  Array.isArray(value)
    ? `[\n${value.map((each) => JSON.stringify(each, writeBytes)).join(',\n')}\n]\n`
    : `${JSON.stringify(value, writeBytes)}\n`

export const writeRelease = (record: ReleaseRecord): void => {
  for (const part of parts) writeFileSync(fileOf(folder, part), asText(record[part]))
}

export const readRelease = (): ReleaseRecord =>
  Object.fromEntries(
    parts.map((part) => [part, JSON.parse(readFileSync(fileOf(folder, part), 'utf8'), readBytes) as unknown]),
  ) as unknown as ReleaseRecord
