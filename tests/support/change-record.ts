import { marshall } from '@aws-sdk/util-dynamodb'
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda'
import type { ItemChange } from './memory-table.ts'

/**
 * In Lambda's format. Tables in memory have no binary attributes, the only ones that would need another
 * conversion.
 */
const imageOf = (item: object) => marshall(item) as Record<string, AttributeValue>

/** The stream record of a change. */
export const changeRecord = ({ before, after }: ItemChange, sequence: number): DynamoDBRecord => {
  const { pk, sk } = after ?? before ?? {}
  return {
    eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
    dynamodb: {
      SequenceNumber: String(sequence),
      Keys: imageOf({ pk, sk }),
      ...(before ? { OldImage: imageOf(before) } : {}),
      ...(after ? { NewImage: imageOf(after) } : {}),
    },
  }
}
