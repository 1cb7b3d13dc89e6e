import type { DatabaseCall } from './connect-table.ts'

interface Consumed {
  CapacityUnits?: number
}

const reads = new Set(['BatchGetItem', 'GetItem', 'Query'])

/**
 * Sends a call and reads its consumed capacity, in units as the engine reports them. Throws if the response has none.
 */
export const sendMetered = async (
  call: DatabaseCall,
  operation: string,
  input: object,
): Promise<{ answer: object; side: 'reads' | 'writes'; units: number }> => {
  const answer: { ConsumedCapacity?: Consumed | Consumed[] } = await call(operation, {
    ...input,
    ReturnConsumedCapacity: 'TOTAL',
  })
  const parts = [answer.ConsumedCapacity ?? []].flat()
  if (parts.length === 0) throw new Error(`the engine told nothing of the capacity of ${operation}`)
  return {
    answer,
    side: reads.has(operation) ? 'reads' : 'writes',
    units: parts.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0),
  }
}
