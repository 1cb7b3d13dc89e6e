import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Table } from '../../functions/data/table.ts'

/**
 * A table that notes in `file`, by test, each transaction that failed and had more items than DynamoDB Local of 2020
 * takes: where such a test fails, it is the engine that cannot carry it. A line is a test's file, its name (in a hook of
 * the file none of its own) and the number of items, as JSON.
 */
export const noteLargeTransactions = (table: Table, file: string, mostItems = 10): Table => ({
  ...table,
  async transact(writes) {
    try {
      return await table.transact(writes)
    } catch (error) {
      const items = Object.values(writes).filter((write) => write !== undefined).length
      const { testPath, currentTestName } = expect.getState()
      if (items > mostItems)
        appendFileSync(file, `${JSON.stringify({ path: testPath, test: currentTestName ?? '', items })}\n`)
      throw error
    }
  },
})
