import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'

// Lambda carries the records as JSON: binary attributes in base64, times as seconds.
const toWire = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (value instanceof Date) return value.getTime() / 1000
  if (Array.isArray(value)) return value.map(toWire)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toWire(each)]))
}

/** A record of the table's stream, as Lambda hands it to its handler. */
export const toLambdaRecord = (record: StreamRecord): DynamoDBRecord => toWire(record) as DynamoDBRecord
