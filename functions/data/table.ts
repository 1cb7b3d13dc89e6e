import { absent, type Condition } from './condition.ts'
import type { ItemUpdate } from './item-update.ts'
import { tableSchema } from './table-schema.ts'

/** The key of one item. All items of a company are in its partition, `COMPANY#<id>`. */
export interface Key {
  pk: string
  sk: string
}

/** The attributes with a meaning to the table itself. */
export interface ItemAttributes extends Key {
  /** The item's entity type, for the stream and for people who read the table. */
  type: string
  /** Sparse index `by-group`: items that jobs and the back office look for across companies. */
  gsi1pk?: string
  gsi1sk?: string
  /** Seconds since 1970, after which the item may be deleted. Reads check the time themselves. */
  ttl?: number
}

export type Item<Entity> = ItemAttributes & Entity

export const groupIndex = tableSchema.indexes[0].name

interface WriteOf<Kind extends string> {
  readonly kind: Kind
  /** The table's name. */
  readonly table: string
  readonly key: Key
  /** A condition on the item at that moment. */
  readonly when?: Condition | undefined
}

/**
 * One part of a transaction, or a write of its own. A `check` writes nothing but must pass for the others to be
 * committed.
 */
export type Write =
  | PutOf<object>
  | (WriteOf<'update'> & ItemUpdate)
  | WriteOf<'delete'>
  | (WriteOf<'check'> & { readonly when: Condition })

/** A write of a whole item, which is stored as `item`. */
export type PutOf<Entity> = WriteOf<'put'> & { readonly item: Item<Entity> }

/** All writes were committed, or none: then `failed` names those whose condition failed. */
export type TransactOutcome<Name extends string> = { ok: true } | { ok: false; failed: readonly Name[] }

export interface ItemPage<T> {
  items: T[]
  /** Opaque; absent on the last page. */
  cursor?: string
}

export interface QueryOptions {
  pk: string
  /** Only sort keys with this prefix. */
  prefix?: string
  /** Only sort keys from `from` to `to`, both included. Excludes `prefix`. */
  between?: { from: string; to: string }
  index?: typeof groupIndex
  limit?: number
  cursor?: string | undefined
  newestFirst?: boolean
  consistent?: boolean
}

export interface ScanOptions {
  /** Only items with one of these attributes. */
  having: readonly string[]
  after?: Key | undefined
  /** The number of items to examine, including those that are filtered out. */
  limit: number
  /** One of so many parts of the table, from 0 on; all of it without one. */
  part?: { index: number; of: number }
}

export interface ScannedPage {
  items: Item<object>[]
  /** Where the next page begins; absent on the last one. */
  next?: Key
}

export interface Table {
  readonly name: string
  /** One item by key, strongly consistent unless `eventually`. */
  get<Entity>(key: Key, options?: { eventually?: boolean }): Promise<Item<Entity> | undefined>
  /** Many items by key, in the order of the keys, strongly consistent. */
  getMany<Entity>(keys: readonly Key[]): Promise<(Item<Entity> | undefined)[]>
  /** One page of a partition, or of the index. */
  query<Entity>(options: QueryOptions): Promise<ItemPage<Item<Entity>>>
  /** One page of the whole table, eventually consistent. For a job that scans it; never for a call. */
  scan(options: ScanOptions): Promise<ScannedPage>
  /** All pages of a partition, or of the index, one item after another. */
  all<Entity>(options: Omit<QueryOptions, 'cursor'>): AsyncGenerator<Item<Entity>>
  /**
   * Writes all or none. `undefined` entries are skipped. Conflicts with other transactions and throttles are retried;
   * anything else but a failed condition throws.
   */
  transact<Name extends string>(writes: Record<Name, Write | undefined>): Promise<TransactOutcome<Name>>
  /**
   * One write without a transaction, for counters that many calls change at once: writes to one item queue up instead
   * of cancelling each other. False when its condition failed. Unlike a transaction, it may be executed twice when a
   * response is lost: only for writes that tolerate that.
   */
  write(write: Write): Promise<boolean>
}

type TableName = Pick<Table, 'name'>

/** The attributes of an entity's items. */
type Attribute<Entity> = keyof Item<Entity> & string

/** A write that puts an item, unconditionally unless `when` is given. */
export const put = <Entity extends object>(
  { name }: TableName,
  item: Item<Entity>,
  when?: Condition<Attribute<Entity>>,
): PutOf<Entity> => ({ kind: 'put', table: name, key: { pk: item.pk, sk: item.sk }, item, when })

/** A write that creates an item, and fails if there is one. */
export const create = <Entity extends object>(table: TableName, item: Item<Entity>): PutOf<Entity> =>
  put(table, item, { pk: absent })

/**
 * A write that replaces an item with optimistic locking. It fails unless the stored version is the one that was read,
 * and increments it; a lost race is rejected and nothing is merged. A new item starts with version 0.
 */
export const replace = <Entity extends { version: number }>(
  table: TableName,
  item: Item<Entity>,
): PutOf<Entity> => {
  const { version } = item
  const stored = { ...item, version: version + 1 }
  return {
    ...put<{ version: number }>(table, stored, version === 0 ? { pk: absent } : { version }),
    item: stored,
  }
}

/** A write that changes some attributes of an item. Without a condition it would create a missing item. */
export const update = <Entity extends object>(
  { name }: TableName,
  { pk, sk }: Key,
  change: ItemUpdate<Item<Entity>> & { when: Condition<Attribute<Entity>> },
): Write => ({ kind: 'update', table: name, key: { pk, sk }, ...change })

/** A write that deletes an item. */
export const remove = <Entity extends object>(
  { name }: TableName,
  { pk, sk }: Key,
  when?: Condition<Attribute<Entity>>,
): Write => ({ kind: 'delete', table: name, key: { pk, sk }, when })

/** A condition on an item that the transaction does not write. */
export const check = <Entity extends object>(
  { name }: TableName,
  { pk, sk }: Key,
  when: Condition<Attribute<Entity>>,
): Write => ({ kind: 'check', table: name, key: { pk, sk }, when })
