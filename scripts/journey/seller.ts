import type { HttpClient } from './http-client.ts'
import type { LocalClient } from './local-client.ts'

/** The seller on the journey, and what they have in hand so far. */
export interface Journey {
  client: HttpClient
  local: LocalClient
  seller: { email: string; phoneNumber: string; password: string; director: string }
  /** Prints a line of a step. */
  say: (figures: string) => void
}

export interface LoggedInSeller extends Journey {
  token: string
  companyId: string
}

export interface WithFacility extends LoggedInSeller {
  facilityId: string
  /** In minor units. */
  limitCents: number
}

export interface WithDrawdown extends WithFacility {
  drawdownId: string
  amountCents: number
  interestCents: number
  dueDate: string
}
