import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'

/** Values for DynamoDB; undefined ones are omitted. */
export const asStored = (values: object): Record<string, AttributeValue> =>
  marshall(values, { removeUndefinedValues: true })

/** Values from DynamoDB. */
export const asValues = (stored: Record<string, AttributeValue>): Record<string, unknown> =>
  unmarshall(stored)
