import type { Facility } from '../data/facilities.ts'
import type { Shop } from '../data/shops.ts'

/**
 * The facilities that a newly linked shop is not part of: each that began without it. `before` is the company's earlier
 * record of the shop. A shop that was part of a facility remains so when it is authorised or linked again; a facility
 * that began while it was unlinked began without it.
 */
export const facilitiesWithoutShop = (
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
