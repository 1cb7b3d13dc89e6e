import type { HttpClient } from './http-client.ts'
import type { LocalCalls } from './local-calls.ts'

/** The seller on the journey, and what they have in hand so far. */
export interface Journey {
  client: HttpClient
  local: LocalCalls
  seller: { email: string; phoneNumber: string; password: string; director: string }
  /** Prints a line of a step. */
  say: (figures: string) => void
}

export interface SignedIn extends Journey {
  token: string
  companyId: string
}

export interface WithFacility extends SignedIn {
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
