import { mayPrecede, type PositionStatus, type Step, statusOfStep } from '#shared/application/position.ts'
import type { Line } from '#shared/lines/lines.ts'
import { companyPartition } from './companies.ts'
import type { Table, Write } from './table.ts'

/** How far a company has come in a line's application. */
export interface Position {
  status: PositionStatus
  updatedAt: string
}

const key = (companyId: string, line: Line) => ({
  pk: companyPartition(companyId),
  sk: `POSITION#${line.productCode}`,
})

/** Access pattern: the position of a company in a line; undefined before its first step. */
export const findPosition = async (
  table: Table,
  companyId: string,
  line: Line,
): Promise<Position | undefined> => table.get<Position>(key(companyId, line))

/**
 * Moves the position to `step`, in the transaction of what makes it true. Fails unless the present step may be
 * followed by it; the first step may also come where there is none.
 */
export const advancePosition = (
  table: Table,
  companyId: string,
  line: Line,
  step: Step,
  now: Date,
  options: { orFirst?: boolean } = {},
): Write => {
  const from = mayPrecede(step).map((each) => statusOfStep(line, each))
  const names = from.map((_, index) => `:from${index}`)
  return {
    Update: {
      TableName: table.name,
      Key: key(companyId, line),
      UpdateExpression: 'set #status = :to, updatedAt = :now, #type = :type',
      ConditionExpression: `#status in (${names.join(', ')})${options.orFirst ? ' or attribute_not_exists(pk)' : ''}`,
      ExpressionAttributeNames: { '#status': 'status', '#type': 'type' },
      ExpressionAttributeValues: {
        ':to': statusOfStep(line, step),
        ':now': now.toISOString(),
        ':type': 'position',
        ...Object.fromEntries(from.map((status, index) => [`:from${index}`, status])),
      },
    },
  }
}
