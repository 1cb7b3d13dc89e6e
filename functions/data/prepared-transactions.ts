import { businessDate } from '#shared/time/business-date.ts'
import { absent, type Condition, exists } from './condition.ts'
import { recordEvent } from './events.ts'
import { facilityPartition } from './facilities.ts'
import { postingSortKey, type StoredPosting } from './ledger.ts'
import { create, type Item, type PutOf, remove, type Table, update, type Write } from './table.ts'

/** A change of more items than one transaction takes: transactions that are committed one after another. */
interface PreparedTransaction {
  /** As JSON, which loses nothing: conditions and items are plain values, and their arrays have no gaps. */
  writes: string
}

interface Versioned {
  version: number
  /** The change that locks the item until its last transaction; no other change can write it. */
  heldFor?: string
}

/** The limit of one transaction, less a margin for a statement line and an audit entry. */
export const maxTransactionWrites = 90

/** The maximum number of transactions that fit into the one that prepares them, which is limited to 4 MB. */
const maxPrepared = 30

const prefix = 'PREPARED#'

const preparedKey = (facilityId: string, changeId: string, number: number) => ({
  pk: facilityPartition(facilityId),
  sk: `${prefix}${changeId}#${String(number).padStart(3, '0')}`,
})

type Writes = Record<string, Write | undefined>

const isHoldable = (write: Write): write is PutOf<Versioned> =>
  write.kind === 'put' && ['charge-order', 'drawdown'].includes(write.item.type)

/** Locks an item that the last transaction writes: until then nothing else changes it. */
const hold = (table: Table, { item, when }: PutOf<Versioned>, changeId: string): Write | undefined =>
  when && 'version' in when
    ? update<Versioned>(table, item, {
        set: { heldFor: changeId },
        add: { version: 1 },
        when: { version: item.version - 1, heldFor: absent },
      })
    : undefined

/** The write of a locked item, which also unlocks it. */
const released = (write: PutOf<Versioned>): PutOf<Versioned> =>
  write.when && 'version' in write.when
    ? {
        ...write,
        when: { version: write.item.version },
        item: { ...write.item, version: write.item.version + 1 },
      }
    : write

/**
 * The writes that prepare transactions to be committed in their order, each once, however often a crash interrupts
 * them. The charge orders and drawdowns that the last one writes are locked until then. Undefined for too many.
 */
export const prepareTransactions = (
  table: Table,
  { facilityId, changeId }: { facilityId: string; changeId: string },
  transactions: readonly Writes[],
  now: Date,
): Writes | undefined => {
  const all = transactions.map((writes) =>
    Object.entries(writes).flatMap(([name, write]) => (write ? [[name, write] as const] : [])),
  )
  if (all.length > maxPrepared || all.some((writes) => writes.length >= maxTransactionWrites))
    return undefined
  const last = all.at(-1) ?? []
  const held = last.flatMap(([, write]) => (isHoldable(write) ? [hold(table, write, changeId)] : []))
  return {
    ...Object.fromEntries(held.map((write, index) => [`hold${index}`, write])),
    ...Object.fromEntries(
      all.map((writes, number) => [
        `prepared${number}`,
        create<PreparedTransaction>(table, {
          ...preparedKey(facilityId, changeId, number),
          type: 'prepared-transaction',
          writes: JSON.stringify(
            Object.fromEntries(
              writes.map(([name, write]) => [
                name,
                writes === last && isHoldable(write) ? released(write) : write,
              ]),
            ),
          ),
        }),
      ]),
    ),
    prepared: recordEvent(
      table,
      { name: 'transactions-prepared', facilityId, changeId },
      `transactions-prepared:${facilityId}:${changeId}`,
      now,
    ),
  }
}

/** Access pattern: the prepared transactions of a change that are still to be committed, in their order. */
const listPrepared = (
  table: Table,
  { facilityId, changeId }: { facilityId: string; changeId: string },
): AsyncGenerator<Item<PreparedTransaction>> =>
  table.all<PreparedTransaction>({
    pk: facilityPartition(facilityId),
    prefix: `${prefix}${changeId}#`,
    consistent: true,
  })

/** The condition, with a later month in place of the one that must not be booked. */
const openIn = (condition: Condition | undefined, month: string): Condition | undefined =>
  condition &&
  (JSON.parse(JSON.stringify(condition), (name, value: unknown) =>
    name === 'bookedMonth' && (value as { lessThan?: string }).lessThan ? { lessThan: month } : value,
  ) as Condition)

const isPosting = ({ item }: PutOf<object>): boolean => item.type === 'posting'

const monthOf = (date: Date): string => businessDate(date).slice(0, 7)

/** Moves writes that were prepared in an earlier month, which may be booked by now, to the present month. */
const inPresentMonth = (writes: Record<string, Write>, now: Date): Record<string, Write> => {
  const at = now.toISOString()
  const present = monthOf(now)
  const isLate = Object.values(writes).some(
    (write) =>
      write.kind === 'put' &&
      isPosting(write) &&
      monthOf(new Date((write.item as Item<StoredPosting>).at)) < present,
  )
  if (!isLate) return writes
  return Object.fromEntries(
    Object.entries(writes).map(([name, write]) => {
      if (write.kind === 'put' && isPosting(write)) {
        const item = { ...(write.item as Item<StoredPosting>), at }
        return [name, { ...write, item: { ...item, gsi1sk: postingSortKey(item) } }]
      }
      return [name, write.kind === 'update' ? { ...write, when: openIn(write.when, present) } : write]
    }),
  )
}

/** Whether a change of the facility is prepared and not committed to its end. */
export const hasPrepared = async (table: Table, facilityId: string): Promise<boolean> => {
  const { items } = await table.query<PreparedTransaction>({
    pk: facilityPartition(facilityId),
    prefix,
    limit: 1,
    consistent: true,
  })
  return items.length > 0
}

/** Commits what was prepared of a change, each transaction with the removal of its own item. */
export const commitPrepared = async (
  table: Table,
  change: { facilityId: string; changeId: string },
  now: Date,
): Promise<void> => {
  for await (const prepared of listPrepared(table, change)) {
    const writes = inPresentMonth(JSON.parse(prepared.writes) as Record<string, Write>, now)
    const outcome = await table.transact<string>({
      ...writes,
      prepared: remove<PreparedTransaction>(table, prepared, { pk: exists }),
    })
    // If `prepared` failed, another delivery was faster. Only the change itself can make another condition fail.
    if (!outcome.ok && !outcome.failed.includes('prepared'))
      throw new Error(`${prepared.sk} could not be committed: ${outcome.failed.join(', ')}`)
  }
}
