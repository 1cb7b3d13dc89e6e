import type { Cents } from '../money/cents.ts'
import type { InterestTiming } from './repayment-terms.ts'

/** A red packet that is used on a drawdown. */
export interface PacketOfDrawdown {
  packetId: string
  /** The maximum interest that it pays; the unused part lapses. */
  worthCents: Cents
}

/**
 * The red packet's part of charged interest: all of it, up to the packet's value. Fees and overdue interest are
 * excluded.
 */
export const paidByPacket = (interestCents: Cents, packetLeftCents: Cents): Cents =>
  Math.min(interestCents, packetLeftCents)

/** A packet with its payment if everything is paid on its day. */
export type PricedPacket = PacketOfDrawdown & { paysCents: Cents }

/** The red packet's part of upfront interest. */
export const packetAtPayout = ({
  packet,
  repayment,
}: {
  packet?: PricedPacket
  repayment: { timing: InterestTiming }
}): Cents => (packet && repayment.timing === 'upfront' ? packet.paysCents : 0)
