import type { ScreeningEngineName, ScreeningOutcome } from '#shared/screening/screening-states.ts'
import { companyItemKey } from './companies.ts'
import { check, type Item, replace, type Table, type Write } from './table.ts'

/** The last screening of a company. Version 0 before the first one. */
export interface Screening {
  companyId: string
  engine: ScreeningEngineName
  outcome: ScreeningOutcome
  /** When the engine was last called. ISO timestamp, UTC. */
  askedAt: string
  /** When the engine last returned results for every name. */
  answeredAt?: string
  /** The number of screened companies, people and account holders. */
  subjects: number
  /** The submissions whose names were searched. */
  submissions: readonly { kycId: string; submittedAt: string }[]
  /** The payout accounts whose holders were searched. */
  accounts: readonly { id: string; version: number }[]
  /** The number of hits that hold the company. */
  holding: number
  version: number
}

const key = (companyId: string) => companyItemKey(companyId, 'SCREENING')

/** Access pattern: the last screening of a company. */
export const findScreening = (table: Table, companyId: string): Promise<Item<Screening> | undefined> =>
  table.get<Screening>(key(companyId))

/** Fails if the company was screened, or a hit of it decided, since it was read. */
export const replaceScreening = (table: Table, screening: Screening): Write =>
  replace<Screening>(table, { ...screening, ...key(screening.companyId), type: 'screening' })

/** Asserts that no hit holds the company. */
export const expectNoHits = (table: Table, companyId: string): Write =>
  check<Screening>(table, key(companyId), { holding: 0, outcome: 'answered' })
