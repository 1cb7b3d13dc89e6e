import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'

/** The ceilings of red packets in one currency. */
export interface RedPacketCeilings {
  /** For one packet. No packet ever pays more than the interest of its one drawdown. */
  packetCents: Cents
  /** For all packets of one issue. */
  issueCents: Cents
  /** For all issues of a calendar month in Hong Kong, whether claimed, voided or expired. */
  monthCents: Cents
}

const ofThousand: RedPacketCeilings = {
  packetCents: 1_000_00,
  issueCents: 50_000_00,
  monthCents: 100_000_00,
}
/** A Hong Kong dollar or yuan is worth about an eighth of the other currencies. */
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

/** The ceiling that an issue exceeds, with its total; undefined if none. */
export const ceilingExceededBy = (
  currency: Currency,
  amountCents: Cents,
  count: number,
): { of: 'packet' | 'issue'; ceilingCents: Cents } | undefined => {
  const { packetCents, issueCents } = redPacketCeilings[currency]
  if (amountCents > packetCents) return { of: 'packet', ceilingCents: packetCents }
  return amountCents * count > issueCents ? { of: 'issue', ceilingCents: issueCents } : undefined
}
