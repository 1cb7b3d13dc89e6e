import { type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import { businessDate } from '#shared/time/business-date.ts'
import { groupIndex } from '../../functions/data/table.ts'

const duePrefix = 'DUE#'

/**
 * The next date after `now` on which a drawdown falls due, for the toolbox's clock. It scans the whole index, which no
 * deployed code does.
 */
export const findNextDueDate = async (
  client: DynamoDBClient,
  tableName: string,
  now: Date,
): Promise<string | undefined> => {
  const today = businessDate(now)
  const dates: string[] = []
  const pages = paginateScan(
    { client },
    {
      TableName: tableName,
      IndexName: groupIndex,
      ProjectionExpression: 'gsi1pk',
      FilterExpression: 'begins_with(gsi1pk, :due)',
      ExpressionAttributeValues: { ':due': { S: duePrefix } },
    },
  )
  for await (const page of pages)
    for (const item of page.Items ?? []) dates.push(item['gsi1pk']?.S?.slice(duePrefix.length) ?? '')
  return dates.filter((date) => date > today).toSorted()[0]
}
