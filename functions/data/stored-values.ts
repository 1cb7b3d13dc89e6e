import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'

/** Values as DynamoDB takes them; what is undefined is left out. */
export const asStored = (values: object): Record<string, AttributeValue> =>
  marshall(values, { removeUndefinedValues: true })

/** What DynamoDB gives, as values. */
export const asValues = (stored: Record<string, AttributeValue>): Record<string, unknown> =>
  unmarshall(stored)
