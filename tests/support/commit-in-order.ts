import type { Table, Write } from '../../functions/data/table.ts'

/**
 * A table that commits concurrent transactions in a given order after all have read: each commit waits until
 * all are ready and its predecessors are committed. `which` names a transaction by its writes. Unnamed
 * transactions and retries are not delayed.
 */
export const commitInOrder = <Name extends string>(
  table: Table,
  order: readonly Name[],
  which: (writes: readonly string[]) => Name | undefined,
): Table => {
  const turns = new Map(order.map((name) => [name, Promise.withResolvers<void>()]))
  const begun = new Set<Name>()
  return {
    ...table,
    async transact<Part extends string>(writes: Record<Part, Write | undefined>) {
      const name = which(Object.keys(writes))
      if (name === undefined || begun.has(name)) return table.transact(writes)
      begun.add(name)
      const [first] = order
      if (begun.size === order.length && first) turns.get(first)?.resolve()
      await turns.get(name)?.promise
      const outcome = await table.transact(writes)
      const next = order[order.indexOf(name) + 1]
      if (next) turns.get(next)?.resolve()
      return outcome
    },
  }
}
