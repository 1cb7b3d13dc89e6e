import { wholeMonthsBetween } from '../time/business-date.ts'
import type { RiskLevel } from './risk-points.schema.ts'

/** What fraud review looks at in a case. */
export interface RiskSignals {
  /** Other companies with a person of the same ID number, the same mobile, or the same bank account. */
  sharedIdentities: number
  /** Groups of people who signed an agreement from one network address and browser. */
  signedTogether: number
  /** Identity numbers were pasted. */
  pasted: boolean
  devices: number
  addresses: number
  /** Shops that go by another name than the company. */
  shopsOfOtherNames: number
  /** The company is younger than a year. */
  isYoung: boolean
}

/** More devices, and more network addresses, than one person fills a form in from. */
const usualDevices = 3
const usualAddresses = 5

const monthsOfYouth = 12

export const isYoungCompany = (incorporatedOn: string | undefined, today: string): boolean =>
  incorporatedOn !== undefined &&
  incorporatedOn <= today &&
  wholeMonthsBetween(incorporatedOn, today) < monthsOfYouth

/** One identity in several companies, or one browser that signed for several, is grave by itself; of what has innocent reasons, two together. */
export const riskLevelOf = (signals: RiskSignals): RiskLevel => {
  if (signals.sharedIdentities > 0 || signals.signedTogether > 0) return 'high'
  const slight = [
    signals.pasted,
    signals.devices > usualDevices,
    signals.addresses > usualAddresses,
    signals.shopsOfOtherNames > 0,
    signals.isYoung,
  ].filter(Boolean).length
  if (slight === 0) return 'low'
  return slight > 2 ? 'high' : 'medium'
}
