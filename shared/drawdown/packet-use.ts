import type { Rebate } from '../lending/rebate.ts'
import { paidByPacket } from '../lending/red-packet.ts'
import type { Cents } from '../money/cents.ts'
import type { ChargedPrice, Unbilled } from './unbilled.ts'

/** What the red packet can still pay of interest that is charged. What is left of it after a payout that took all interest lapses. */
export const packetLeftOf = (
  { packet, repayment }: Pick<ChargedPrice, 'packet' | 'repayment'>,
  { packetUsedCents = 0 }: Unbilled,
): Cents => (packet && repayment.timing !== 'upfront' ? packet.worthCents - packetUsedCents : 0)

/** What the red packet pays of interest that is charged, and how far it is used then. */
export const payByPacket = (
  price: Pick<ChargedPrice, 'packet' | 'repayment'>,
  uncharged: Unbilled,
  interestCents: Cents,
): { packetCents: Cents; left: Pick<Unbilled, 'packetUsedCents'> } => {
  const packetCents = paidByPacket(interestCents, packetLeftOf(price, uncharged))
  return { packetCents, left: packetUsed(uncharged, packetCents) }
}

/** How far the red packet is used once it has paid so much more. */
export const packetUsed = (
  { packetUsedCents = 0 }: Unbilled,
  packetCents: Cents,
): Pick<Unbilled, 'packetUsedCents'> =>
  packetUsedCents + packetCents > 0 ? { packetUsedCents: packetUsedCents + packetCents } : {}

/** What of the interest taken at the payout is given back once so much more is; nothing is kept of it without a packet. */
export const interestBack = (
  { packet }: Pick<ChargedPrice, 'packet'>,
  { interestBackCents = 0 }: Unbilled,
  { interestCents }: Rebate,
): Pick<Unbilled, 'interestBackCents'> =>
  packet && interestBackCents + interestCents > 0
    ? { interestBackCents: interestBackCents + interestCents }
    : {}
