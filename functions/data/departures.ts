import type { DepartureKind } from '#shared/companies/departures.ts'
import { companyItemKey } from './companies.ts'
import { awaitsReview, reviewQueueOf } from './review-queue.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/**
 * A user left a company that has business with the lender. The back office clarifies who is responsible from then on.
 */
export interface Departure {
  departureId: string
  companyId: string
  userId: string
  way: DepartureKind
  /** ISO timestamp, UTC. */
  leftAt: string
  settledAt?: string
  settledBy?: string
  version: number
}

const prefix = 'DEPARTURE#'
const key = ({ companyId, departureId }: Pick<Departure, 'companyId' | 'departureId'>) =>
  companyItemKey(companyId, `${prefix}${departureId}`)

/** Unique: a user leaves a company at most once at an instant. */
export const departureIdOf = ({ leftAt, userId }: Pick<Departure, 'leftAt' | 'userId'>): string =>
  `${leftAt.replace(/\D/g, '')}-${userId}`

/** Access pattern: a departure from a company by id. */
export const findDeparture = (
  table: Table,
  named: Pick<Departure, 'companyId' | 'departureId'>,
): Promise<Item<Departure> | undefined> => table.get<Departure>(key(named))

/** Access pattern: the departures that wait for the back office, oldest first. */
export const listWaitingDepartures = reviewQueueOf<Departure>('departure')

/**
 * Creates a departure (version 0) or replaces the version that was read. It is in the back office's list until it is
 * settled.
 */
export const replaceDeparture = (table: Table, departure: Departure): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = departure as Item<Departure>
  const { companyId, departureId, leftAt, settledAt } = departure
  return replace<Departure>(table, {
    ...fields,
    ...key(departure),
    type: 'departure',
    ...(settledAt ? {} : awaitsReview('departure', companyId, leftAt, departureId)),
  })
}
