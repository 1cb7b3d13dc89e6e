import { type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { asStored, asValues } from './stored-values.ts'
import type { ScannedPage, ScanOptions } from './table.ts'

/** One page of the whole table. Loaded only by the job that scans it. */
export const scanTable = async (
  client: DynamoDBClient,
  name: string,
  { having, after, limit, part }: ScanOptions,
): Promise<ScannedPage> => {
  const names = Object.fromEntries(having.map((attribute, index) => [`#a${index}`, attribute]))
  const { Items, LastEvaluatedKey } = await client.send(
    new ScanCommand({
      TableName: name,
      FilterExpression: Object.keys(names)
        .map((each) => `attribute_exists(${each})`)
        .join(' or '),
      ExpressionAttributeNames: names,
      ExclusiveStartKey: after && asStored(after),
      Limit: limit,
      ...(part ? { Segment: part.index, TotalSegments: part.of } : {}),
    }),
  )
  const next = LastEvaluatedKey && asValues(LastEvaluatedKey)
  return {
    items: (Items ?? []).map(asValues) as ScannedPage['items'],
    ...(next ? { next: { pk: String(next['pk']), sk: String(next['sk']) } } : {}),
  }
}
