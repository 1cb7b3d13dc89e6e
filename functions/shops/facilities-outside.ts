import type { Facility } from '../data/facilities.ts'
import type { Shop } from '../data/shops.ts'

/**
 * Whose facility a shop is no part of that a company links: each that began without it. `before` is the shop as the
 * company had it. What was part of a facility goes on to be when it is authorised or linked again; a facility that began
 * while it was away began without it.
 */
export const facilitiesOutside = (
  facilities: readonly Facility[],
  before: Shop | undefined,
): Pick<Shop, 'outsideOf'> => {
  const isAway = !before || before.unlinkedAt !== undefined
  const begun = facilities
    .filter(
      ({ status, createdAt }) => isAway && status !== 'closed' && createdAt > (before?.unlinkedAt ?? ''),
    )
    .map(({ productCode }) => productCode)
  const outsideOf = [...new Set([...(before?.outsideOf ?? []), ...begun])]
  return outsideOf.length > 0 ? { outsideOf } : {}
}
