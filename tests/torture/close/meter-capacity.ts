import type { Table } from '../../../functions/data/table.ts'
import { connectTable, type DatabaseCall } from '../../support/connect-table.ts'
import { sendMetered } from '../../support/consumed-capacity.ts'
import type { TestApp } from '../../support/test-app.ts'

/** Capacity units as the engine reports them, including the index. */
export interface Capacity {
  reads: number
  writes: number
}

/** The app's table over another connection, which sums up the capacity that its calls consume. */
export const meterCapacity = ({ deps }: TestApp): { table: Table; consumed: Capacity } => {
  const { region, endpoints, tableName } = deps.config
  const consumed: Capacity = { reads: 0, writes: 0 }
  const meter =
    (call: DatabaseCall): DatabaseCall =>
    async (operation, input) => {
      const { answer, side, units } = await sendMetered(call, operation, input)
      consumed[side] += units
      return answer
    }
  const { table } = connectTable({ region, endpoint: endpoints.dynamodb, tableName }, meter)
  return { table, consumed }
}
