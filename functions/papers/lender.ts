import type { Config } from '../runtime/config.ts'

/** Who lends, as agreements and notes name it, under its money lender's licence. */
export const lenderOf = ({
  lender,
}: Config): { lenderName: string; licenceNumber: string; lenderAddress: string } => ({
  lenderName: lender.name,
  licenceNumber: lender.licenceNumber,
  lenderAddress: lender.address,
})
