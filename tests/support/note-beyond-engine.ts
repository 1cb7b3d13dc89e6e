import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Table, Write } from '../../functions/data/table.ts'

/** As many items does DynamoDB Local of 2020 take in a transaction; the service takes 100. */
const maxItems = 10

const hasEmptyText = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.values(value).some(hasEmptyText))

/** What that engine cannot carry of a transaction, though the service does; undefined where there is nothing. */
const beyondEngine = (writes: readonly Write[]): string | undefined => {
  if (writes.length > maxItems) return `${writes.length} items`
  return hasEmptyText(writes) ? 'an empty text' : undefined
}

/**
 * A table that notes in `file`, by test, each transaction that failed and that DynamoDB Local of 2020 cannot carry: where
 * such a test fails, it is the engine. A line is a test's file, its name (in a hook of the file none of its own) and
 * what it was, as JSON.
 */
const noteBeyondEngine = (table: Table, file: string): Table => ({
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

/** The table, noting so where this runs over such an engine. */
export const notingBeyondEngine = (table: Table): Table => {
  const { BEYOND_ENGINE_FILE: file } = process.env
  return file ? noteBeyondEngine(table, file) : table
}
