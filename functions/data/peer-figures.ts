import type { PeerFigures } from '#shared/reports/peer-figures.ts'
import { put, remove, type Table, type Write } from './table.ts'

/** Aggregate figures of the companies of a category that share theirs. Nobody's own figures are stored with it. */
export interface StoredPeerFigures extends PeerFigures {
  category: string
  /** ISO timestamp, UTC. */
  renewedAt: string
}

const key = (category: string) => ({ pk: `PEERFIGURES#${category}`, sk: 'PEERFIGURES' })

/** Access pattern: the figures of a category; undefined if too few companies share theirs. */
export const findPeerFigures = (table: Table, category: string): Promise<StoredPeerFigures | undefined> =>
  table.get<StoredPeerFigures>(key(category), { eventually: true })

export const putPeerFigures = (table: Table, figures: StoredPeerFigures): Write =>
  put<StoredPeerFigures>(table, { ...key(figures.category), type: 'peer-figures', ...figures })

export const removePeerFigures = (table: Table, category: string): Write => remove(table, key(category))
