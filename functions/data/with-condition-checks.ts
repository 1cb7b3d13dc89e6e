import type { Write } from './table.ts'

const isOfSameItem = ({ key }: Write, other: Write): boolean =>
  key.pk === other.key.pk && key.sk === other.key.sk

/** What must hold for either write, where there is anything. */
const bothConditions = ({ when }: Write, other: Write): Pick<Write, 'when'> =>
  when && other.when ? { when: { allOf: [when, other.when] } } : { when: when ?? other.when }

/**
 * The writes of a transaction that lands only where `held` would. DynamoDB takes one write of an item in a transaction:
 * a write of an item that is held takes its condition over.
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
    .map(([name, holder]) => [`held:${name}`, holder])
  return Object.fromEntries([...own, ...besides])
}
