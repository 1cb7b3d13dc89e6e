import type { LocalClient } from '../../../../scripts/journey/local-client.ts'
import type { LoggedInSeller } from '../../../../scripts/journey/seller.ts'

/** The seller and facility that most of the work is about. */
export interface Filled {
  seller: LoggedInSeller
  facilityId: string
  local: LocalClient
}
