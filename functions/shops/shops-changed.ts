import { recordEvent } from '../data/events.ts'
import type { Shop } from '../data/shops.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The event that recalculates a company's limits after a shop was removed or added, or its consent ended; one for each
 * version of the shop.
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
