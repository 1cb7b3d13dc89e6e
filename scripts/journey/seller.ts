import type { RepaymentOption } from '#shared/lending/repayment-options.ts'
import type { ProductLineId, productLines } from '#shared/product-lines/product-lines.ts'
import type { HttpClient } from './http-client.ts'
import type { LocalClient } from './local-client.ts'

/** The seller on the journey, with the state reached so far. */
export interface Journey {
  client: HttpClient
  local: LocalClient
  line: (typeof productLines)[ProductLineId]
  /** The repayment method of the drawdown. */
  repayment: RepaymentOption
  seller: {
    email: string
    phoneNumber: string
    password: string
    director: string
    /** Separate for several sellers on one stack: a phone number and a shop belong to one company. */
    brn?: string
    company?: { register_name_en: string; register_name_cn: string }
    platformAccount?: string
    paymentAccount?: string
  }
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
  /** The quoted due dates and amounts. */
  schedule: readonly {
    due_date: string
    principal: string
    interest: string
    fee?: string | undefined
    total: string
  }[]
}
