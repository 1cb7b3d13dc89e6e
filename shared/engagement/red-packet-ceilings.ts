import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'

/** What red packets may come to, in one currency. */
export interface RedPacketCeilings {
  /** Of one packet. No packet ever pays more than the interest of the one drawdown that it is used on. */
  packetCents: Cents
  /** Of all packets of one issue. */
  issueCents: Cents
  /** Of all that is issued in a calendar month of Hong Kong, whether it is collected, voided or expires. */
  monthCents: Cents
}

const ofThousand: RedPacketCeilings = {
  packetCents: 1_000_00,
  issueCents: 50_000_00,
  monthCents: 100_000_00,
}
/** A Hong Kong dollar or yuan is about an eighth of the others. */
const ofEighth: RedPacketCeilings = {
  packetCents: 8_000_00,
  issueCents: 400_000_00,
  monthCents: 800_000_00,
}

export const redPacketCeilings: Readonly<Record<Currency, RedPacketCeilings>> = {
  GBP: ofThousand,
  USD: ofThousand,
  EUR: ofThousand,
  HKD: ofEighth,
  CNY: ofEighth,
}

/** The ceiling that an issue of so many packets is above, with what it comes to; undefined where it is above none. */
export const ceilingExceededBy = (
  currency: Currency,
  amountCents: Cents,
  count: number,
): { of: 'packet' | 'issue'; ceilingCents: Cents } | undefined => {
  const { packetCents, issueCents } = redPacketCeilings[currency]
  if (amountCents > packetCents) return { of: 'packet', ceilingCents: packetCents }
  return amountCents * count > issueCents ? { of: 'issue', ceilingCents: issueCents } : undefined
}
