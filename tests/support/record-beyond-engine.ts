import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Table, Write } from '../../functions/data/table.ts'

/** The maximum number of items in a transaction of DynamoDB Local of 2020; the service permits 100. */
const maxItems = 10

const hasEmptyText = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.values(value).some(hasEmptyText))

/** The feature of a transaction that this engine lacks, although the service has it; undefined if there is none. */
const beyondEngine = (writes: readonly Write[]): string | undefined => {
  if (writes.length > maxItems) return `${writes.length} items`
  return hasEmptyText(writes) ? 'an empty text' : undefined
}

/**
 * A table that records in `file` each failed transaction that DynamoDB Local of 2020 does not support: such a test
 * fails because of the engine. A line has the test's file, its name (empty in a hook) and the reason, as JSON.
 */
const recordBeyondEngine = (table: Table, file: string): Table => ({
  ...table,
  async transact(writes) {
    try {
      return await table.transact(writes)
    } catch (error) {
      const reason = beyondEngine(
        Object.values<Write | undefined>(writes).filter((write) => write !== undefined),
      )
      const { testPath, currentTestName } = expect.getState()
      if (reason)
        appendFileSync(file, `${JSON.stringify({ path: testPath, test: currentTestName ?? '', reason })}\n`)
      throw error
    }
  },
})

/** The table, recording such failures if the run uses such an engine. */
export const recordingBeyondEngine = (table: Table): Table => {
  const { BEYOND_ENGINE_FILE: file } = process.env
  return file ? recordBeyondEngine(table, file) : table
}
