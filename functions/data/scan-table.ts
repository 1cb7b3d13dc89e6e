import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { ScannedPage, ScanOptions } from './table.ts'

/** One page of the whole table. Loaded by the one job that goes over it. */
export const scanTable = async (
  client: DynamoDBDocumentClient,
  name: string,
  { having, after, limit }: ScanOptions,
): Promise<ScannedPage> => {
  const names = Object.fromEntries(having.map((attribute, index) => [`#a${index}`, attribute]))
  const { Items, LastEvaluatedKey } = await client.send(
    new ScanCommand({
      TableName: name,
      FilterExpression: Object.keys(names)
        .map((each) => `attribute_exists(${each})`)
        .join(' or '),
      ExpressionAttributeNames: names,
      ExclusiveStartKey: after,
      Limit: limit,
    }),
  )
  const next = LastEvaluatedKey && { pk: String(LastEvaluatedKey['pk']), sk: String(LastEvaluatedKey['sk']) }
  return { items: (Items ?? []) as ScannedPage['items'], ...(next ? { next } : {}) }
}
