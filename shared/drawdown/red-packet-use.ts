import type { Rebate } from '../lending/rebate.ts'
import { paidByPacket } from '../lending/red-packet.ts'
import type { Cents } from '../money/cents.ts'
import type { ChargedPrice, Unbilled } from './unbilled.ts'

/**
 * The part of the red packet that is left for later interest. After a payout with all interest upfront, the rest
 * lapses.
 */
export const remainingPacketCents = (
  { packet, repayment }: Pick<ChargedPrice, 'packet' | 'repayment'>,
  { packetUsedCents = 0 }: Unbilled,
): Cents => (packet && repayment.timing !== 'upfront' ? packet.worthCents - packetUsedCents : 0)

/** The red packet's part of charged interest, and its use afterwards. */
export const payByPacket = (
  price: Pick<ChargedPrice, 'packet' | 'repayment'>,
  uncharged: Unbilled,
  interestCents: Cents,
): { packetCents: Cents; left: Pick<Unbilled, 'packetUsedCents'> } => {
  const packetCents = paidByPacket(interestCents, remainingPacketCents(price, uncharged))
  return { packetCents, left: packetUsed(uncharged, packetCents) }
}

/** The red packet's use after a further payment. */
export const packetUsed = (
  { packetUsedCents = 0 }: Unbilled,
  packetCents: Cents,
): Pick<Unbilled, 'packetUsedCents'> =>
  packetUsedCents + packetCents > 0 ? { packetUsedCents: packetUsedCents + packetCents } : {}

/** The upfront interest given back after a further rebate; not recorded without a packet. */
export const interestBack = (
  { packet }: Pick<ChargedPrice, 'packet'>,
  { interestBackCents = 0 }: Unbilled,
  { interestCents }: Rebate,
): Pick<Unbilled, 'interestBackCents'> =>
  packet && interestBackCents + interestCents > 0
    ? { interestBackCents: interestBackCents + interestCents }
    : {}
