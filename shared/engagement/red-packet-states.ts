import type { Currency } from '../money/currency.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** The states of a red packet and what each may become. */
export const redPacketTransitions = {
  /** It can be collected. */
  active: ['claimed', 'expired', 'invalid'],
  /** Collected, and not yet used. */
  claimed: ['used', 'expired', 'invalid'],
  /** Used on a drawdown, which may come to nothing. */
  used: ['claimed'],
  expired: [],
  /** Voided by the lender. */
  invalid: [],
} as const satisfies Record<string, readonly string[]>

export type RedPacketStatus = keyof typeof redPacketTransitions

export const redPacketStatuses = Object.keys(redPacketTransitions) as [RedPacketStatus, ...RedPacketStatus[]]

export const redPacketMayBecome = (from: RedPacketStatus, to: RedPacketStatus): boolean =>
  (redPacketTransitions[from] as readonly RedPacketStatus[]).includes(to)

/** A packet's status on a day: it is good on its last day itself, and no longer. */
export const redPacketStatusOn = (
  { status, expiresOn }: { status: RedPacketStatus; expiresOn: BusinessDate },
  today: BusinessDate,
): RedPacketStatus => (redPacketMayBecome(status, 'expired') && expiresOn < today ? 'expired' : status)

/** True of a packet that can be used on a day for a drawdown in a currency. */
export const isUsableFor = (
  packet: { status: RedPacketStatus; expiresOn: BusinessDate; currency: Currency },
  currency: Currency,
  today: BusinessDate,
): boolean => packet.currency === currency && redPacketStatusOn(packet, today) === 'claimed'
