import type { Currency } from '../money/currency.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** The states of a red packet and their transitions. */
export const redPacketTransitions = {
  /** It can be claimed. */
  active: ['claimed', 'expired', 'invalid'],
  /** Claimed, and not yet used. */
  claimed: ['used', 'expired', 'invalid'],
  /** Used for a drawdown, which may fail. */
  used: ['claimed'],
  expired: [],
  /** Voided by the lender. */
  invalid: [],
} as const satisfies Record<string, readonly string[]>

export type RedPacketStatus = keyof typeof redPacketTransitions

export const redPacketStatuses = Object.keys(redPacketTransitions) as [RedPacketStatus, ...RedPacketStatus[]]

export const redPacketMayBecome = (from: RedPacketStatus, to: RedPacketStatus): boolean =>
  (redPacketTransitions[from] as readonly RedPacketStatus[]).includes(to)

/** A packet's status on a day: valid through its last day. */
export const redPacketStatusOn = (
  { status, expiresOn }: { status: RedPacketStatus; expiresOn: BusinessDate },
  today: BusinessDate,
): RedPacketStatus => (redPacketMayBecome(status, 'expired') && expiresOn < today ? 'expired' : status)

/** True for a packet that can be used on a day for a drawdown in a currency. */
export const isUsableFor = (
  packet: { status: RedPacketStatus; expiresOn: BusinessDate; currency: Currency },
  currency: Currency,
  today: BusinessDate,
): boolean => packet.currency === currency && redPacketStatusOn(packet, today) === 'claimed'
