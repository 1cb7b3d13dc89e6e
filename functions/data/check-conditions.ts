import { check, type Table, type TransactOutcome, type Write } from './table.ts'

/** Evaluates the conditions of writes at this moment. Nothing is written. */
export const checkConditions = async <Name extends string>(
  table: Table,
  writes: Record<Name, Write | undefined>,
): Promise<TransactOutcome<Name>> => {
  const conditions = Object.entries<Write | undefined>(writes).flatMap(([name, write]) =>
    write?.when ? [[name, check(table, write.key, write.when)] as const] : [],
  )
  if (conditions.length === 0) return { ok: true }
  return table.transact(Object.fromEntries(conditions) as Record<Name, Write>)
}
