import type { Table, Write } from '../../functions/data/table.ts'

/**
 * A table that commits transactions in a given order, although each was decided by what it had read: each waits until
 * all are about to commit, and for those before it. `which` names a transaction by its writes; others are not delayed,
 * and neither is a retry.
 */
export const landInOrder = <Name extends string>(
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
