import type { Cents } from '../money/cents.ts'
import type { InterestTiming } from './repayment-terms.ts'

/** A red packet that is used on a drawdown. */
export interface PacketOfDrawdown {
  packetId: string
  /** No more interest than this is ever paid by it; what a drawdown does not need of it lapses. */
  worthCents: Cents
}

/** What a red packet pays of interest as it is charged: all of it, as far as the packet reaches. Fees and overdue interest are none. */
export const paidByPacket = (interestCents: Cents, packetLeftCents: Cents): Cents =>
  Math.min(interestCents, packetLeftCents)

/** A packet with what it pays if everything is paid on its day. */
export type PricedPacket = PacketOfDrawdown & { paysCents: Cents }

/** What the packet pays of the interest that is taken at the payout. */
export const packetAtPayout = ({
  packet,
  repayment,
}: {
  packet?: PricedPacket
  repayment: { timing: InterestTiming }
}): Cents => (packet && repayment.timing === 'upfront' ? packet.paysCents : 0)
