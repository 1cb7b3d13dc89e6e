import type { Config } from '../runtime/config.ts'

/** The lender as in agreements and notes, with its money lender's licence. */
export const describeLender = ({
  lender,
}: Config): { lenderName: string; licenceNumber: string; lenderAddress: string } => ({
  lenderName: lender.name,
  licenceNumber: lender.licenceNumber,
  lenderAddress: lender.address,
})
