import type { Item, Write } from '../../functions/data/table.ts'
import type { TestApp } from '../support/test-app.ts'

/** The writes per transaction, and the number of concurrent transactions. */
const [perTransaction, atOnce] = [100, 4]

/** Puts items into an app's table directly, without the handlers. */
export const writeItems = async (
  { deps: { table } }: TestApp,
  items: readonly Record<string, unknown>[],
): Promise<void> => {
  let next = 0
  const writer = async () => {
    while (next < items.length) {
      const batch = items.slice(next, next + perTransaction) as Item<object>[]
      next += batch.length
      const writes = batch.map((item, index): [string, Write] => {
        const { pk, sk } = item
        return [String(index), { kind: 'put', table: table.name, key: { pk, sk }, item }]
      })
      const outcome = await table.transact(Object.fromEntries(writes))
      if (!outcome.ok) throw new Error('the table refused writes without conditions')
    }
  }
  await Promise.all(Array.from({ length: atOnce }, writer))
}
