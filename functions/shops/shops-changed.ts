import { recordEvent } from '../data/events.ts'
import type { Shop } from '../data/shops.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The event that has a company's limits follow a shop that is its no more, or newly its own, or whose consent has ended;
 * one for each version of it.
 */
export const shopsChanged = (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { companyId, shopId, version }: Pick<Shop, 'companyId' | 'shopId' | 'version'>,
): Write =>
  recordEvent(
    table,
    { name: 'shops-changed', companyId },
    `shops-changed:${companyId}:${shopId}:${version}`,
    clock(),
  )
