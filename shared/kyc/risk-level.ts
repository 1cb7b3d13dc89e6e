import { wholeMonthsBetween } from '../time/business-date.ts'
import type { RiskLevel } from './risk-points.schema.ts'

/** The signals for fraud review. */
export interface RiskSignals {
  /** Other companies with a person of the same ID number, the same mobile, or the same bank account. */
  sharedIdentities: number
  /** Groups of people who signed an agreement from one network address and browser. */
  signedTogether: number
  /** Of these, groups whose signatures two of the lender's people have acknowledged. */
  acknowledgedTogether: number
  /** Identity numbers were pasted. */
  pasted: boolean
  devices: number
  addresses: number
  /** Shops whose name differs from the company's. */
  shopsOfOtherNames: number
  /** The company is younger than a year. */
  isYoung: boolean
}

/** The number of devices, and of network addresses, that one person plausibly uses. */
const usualDevices = 3
const usualAddresses = 5

const monthsOfYouth = 12

export const isYoungCompany = (incorporatedOn: string | undefined, today: string): boolean =>
  incorporatedOn !== undefined &&
  incorporatedOn <= today &&
  wholeMonthsBetween(incorporatedOn, today) < monthsOfYouth

/** What makes a company risky, the gravest first. */
export const riskReasons = [
  'sharedIdentity',
  'signedTogether',
  'acknowledgedTogether',
  'pasted',
  'devices',
  'addresses',
  'shopsOfOtherNames',
  'young',
] as const
export type RiskReason = (typeof riskReasons)[number]

/** The signals that count, by name. */
export const riskReasonsOf = (signals: RiskSignals): RiskReason[] => {
  const isSignal: Record<RiskReason, boolean> = {
    sharedIdentity: signals.sharedIdentities > 0,
    signedTogether: signals.signedTogether > signals.acknowledgedTogether,
    acknowledgedTogether: signals.acknowledgedTogether > 0,
    pasted: signals.pasted,
    devices: signals.devices > usualDevices,
    addresses: signals.addresses > usualAddresses,
    shopsOfOtherNames: signals.shopsOfOtherNames > 0,
    young: signals.isYoung,
  }
  return riskReasons.filter((reason) => isSignal[reason])
}

/** Each of these is high risk alone. */
const isGrave = (reason: RiskReason): boolean => reason === 'sharedIdentity' || reason === 'signedTogether'

/**
 * A shared identity, or one browser that signed for several people, is high risk alone. Other signals, acknowledged
 * signatures among them, may be innocent: three together are high risk.
 */
export const riskLevelOf = (signals: RiskSignals): RiskLevel => {
  const reasons = riskReasonsOf(signals)
  if (reasons.length === 0) return 'low'
  return reasons.some(isGrave) || reasons.length > 2 ? 'high' : 'medium'
}
