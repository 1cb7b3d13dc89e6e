import type { Write } from './table.ts'

const prefix = 'held:'

/** Whether a part of a transaction is a condition that `withConditionChecks` added. */
export const isConditionCheck = (name: string): boolean => name.startsWith(prefix)

const isOfSameItem = ({ key }: Write, other: Write): boolean =>
  key.pk === other.key.pk && key.sk === other.key.sk

/** The conjunction of both writes' conditions, if there are any. */
const bothConditions = ({ when }: Write, other: Write): Pick<Write, 'when'> =>
  when && other.when ? { when: { allOf: [when, other.when] } } : { when: when ?? other.when }

/**
 * The writes of a transaction that also has to satisfy the conditions of `held`. DynamoDB allows one write for an item
 * in a transaction: a write to a checked item takes over its condition.
 */
export const withConditionChecks = (
  writes: Readonly<Record<string, Write | undefined>>,
  held: Readonly<Record<string, Write>>,
): Record<string, Write | undefined> => {
  const holders = Object.entries(held)
  const own = Object.entries(writes).map(([name, write]) => {
    const holder = write && holders.find(([, each]) => isOfSameItem(write, each))?.[1]
    return [name, holder ? { ...write, ...bothConditions(write, holder) } : write]
  })
  const besides = holders
    .filter(([, holder]) => !Object.values(writes).some((write) => write && isOfSameItem(write, holder)))
    .map(([name, holder]) => [`${prefix}${name}`, holder])
  return Object.fromEntries([...own, ...besides])
}
