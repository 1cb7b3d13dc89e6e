import type { Config } from '../http/config.ts'

/** Who lends, as agreements and notes name it: the brand, under its money lender's licence. */
export const lenderOf = ({ brandName }: Config): { lenderName: string; licenceNumber: string } => ({
  lenderName: brandName,
  licenceNumber: '1662/2024',
})
