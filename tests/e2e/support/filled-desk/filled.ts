import type { LocalClient } from '../../../../scripts/journey/local-client.ts'
import type { LoggedInSeller } from '../../../../scripts/journey/seller.ts'

/** Whose facility it is that most of what waits is about. */
export interface Filled {
  seller: LoggedInSeller
  facilityId: string
  local: LocalClient
}
