import type { PeersOnWire } from '../engagement/peers.schema.ts'
import { decimalFromFraction, type Fraction } from '../money/fraction.ts'
import type { Contribution } from './contribution.ts'
import type { PeerFigures, Quartiles } from './peer-figures.ts'

const compared = ({ lower, median, upper }: Quartiles, own: Fraction | undefined) => ({
  lower,
  median,
  upper,
  own: own ? decimalFromFraction(own, 4) : null,
})

/** The figures of a category, and the company's position among them. */
export const describePeers = (
  category: string,
  figures: PeerFigures | undefined,
  own: Contribution | null,
  months: readonly string[],
): PeersOnWire => ({
  category,
  figures: figures
    ? {
        refund_ratio: compared(figures.refundRatio, own?.refundRatio),
        variation: compared(figures.variation, own?.variation),
        top_share: compared(figures.topShare, own?.topShare),
        months: figures.months.map((each) => ({
          month: each.month,
          ...compared(each, own?.months[months.indexOf(each.month)]),
        })),
      }
    : null,
})
