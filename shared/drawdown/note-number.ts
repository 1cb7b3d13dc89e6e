import { transferReference } from '../repayment/transfer-reference.ts'
import { businessDate } from '../time/business-date.ts'

/**
 * The number of a drawdown's promissory note as its documents show it: the day of the request in Hong Kong, and the
 * reference of the repaying transfers, as `PN-20261123-1234567890`. Earlier notes have the drawdown's id, which ends in
 * the same reference.
 */
export const noteNumber = ({
  drawdownId,
  requestedAt,
}: {
  drawdownId: string
  requestedAt: string
}): string => `PN-${businessDate(new Date(requestedAt)).replaceAll('-', '')}-${transferReference(drawdownId)}`
