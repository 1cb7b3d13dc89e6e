import type { PeersOnWire } from '#shared/engagement/peers.schema.ts'
import { type Contribution, peerMonths } from '#shared/reports/contribution.ts'
import { describePeers } from '#shared/reports/describe-peers.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { findPeerFigures, type StoredPeerFigures } from '../data/peer-figures.ts'
import type { Table } from '../data/table.ts'

/** The aggregate figures of some categories, as last computed. */
export const findPeers = (
  table: Table,
  categories: readonly string[],
): Promise<(StoredPeerFigures | undefined)[]> =>
  Promise.all(categories.map((category) => findPeerFigures(table, category)))

/** A company's position among those of its categories. */
export const comparePeers = (
  categories: readonly string[],
  figures: readonly (StoredPeerFigures | undefined)[],
  own: Contribution | null,
  today: BusinessDate,
): PeersOnWire[] =>
  categories.map((category, index) => describePeers(category, figures[index], own, peerMonths(today)))
