import type { Table } from '../../../functions/data/table.ts'
import { connectTable, type DatabaseCall } from '../../support/connect-table.ts'
import type { TestApp } from '../../support/test-app.ts'

/** Capacity units as the engine reports them; those of the index included. */
export interface Capacity {
  read: number
  write: number
}

interface Consumed {
  CapacityUnits?: number
}

interface Answer {
  ConsumedCapacity?: Consumed | Consumed[]
}

const reads = new Set(['GetItem', 'Query'])

/** The app's own table over another connection, which asks for the capacity that each call consumes and adds it up. */
export const meterCapacity = ({ deps }: TestApp): { table: Table; consumed: Capacity } => {
  const { region, endpoints, tableName } = deps.config
  const consumed: Capacity = { read: 0, write: 0 }
  const meter =
    (call: DatabaseCall): DatabaseCall =>
    async (operation, input) => {
      const answer: Answer = await call(operation, { ...input, ReturnConsumedCapacity: 'TOTAL' })
      const parts = [answer.ConsumedCapacity ?? []].flat()
      if (parts.length === 0) throw new Error(`the engine told nothing of the capacity of ${operation}`)
      for (const { CapacityUnits = 0 } of parts)
        consumed[reads.has(operation) ? 'read' : 'write'] += CapacityUnits
      return answer
    }
  const { table } = connectTable({ region, endpoint: endpoints.dynamodb, tableName }, meter)
  return { table, consumed }
}
