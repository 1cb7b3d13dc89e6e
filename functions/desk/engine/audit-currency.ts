import { currencyOfPuts } from '../../data/currency-of-writes.ts'
import type { Write } from '../../data/table.ts'

/** Sets the currency of an audit entry from the other writes of its transaction, if they have a single one. */
export const withAuditCurrency = <Name extends string>(
  writes: Record<Name, Write | undefined>,
): Record<Name, Write | undefined> => {
  const all = Object.entries<Write | undefined>(writes)
  const currency = currencyOfPuts(all.flatMap(([, write]) => write ?? []))
  if (!currency) return writes
  return Object.fromEntries(
    all.map(([name, write]) => [
      name,
      write?.kind === 'put' && write.item.type === 'audit'
        ? { ...write, item: { currency, ...write.item } }
        : write,
    ]),
  ) as Record<Name, Write | undefined>
}
