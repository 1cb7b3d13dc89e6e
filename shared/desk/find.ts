import * as z from 'zod/mini'
import { type KycStatus, kycStatuses } from '../kyc/kyc-status.ts'
import { companyNames } from './response-fields.ts'
import { lineStates } from './statement-line-states.ts'

const foundCompany = z.strictObject({
  companyId: z.string(),
  ...companyNames,
  kycStatus: z.enum<readonly KycStatus[]>(kycStatuses),
})

const foundUser = z.strictObject({
  userId: z.string(),
  name: z.nullable(z.string()),
  /** Masked. */
  email: z.string(),
  companyId: z.nullable(z.string()),
  ...companyNames,
})

const foundDrawdown = z.strictObject({
  reference: z.string(),
  drawdownId: z.string(),
  facilityId: z.string(),
  companyId: z.string(),
  ...companyNames,
})

const foundAgreement = z.strictObject({
  number: z.string(),
  agreementId: z.string(),
  companyId: z.string(),
  ...companyNames,
})

const foundAccount = z.strictObject({
  companyId: z.string(),
  accountId: z.string(),
  lastFour: z.string(),
  ...companyNames,
})

const foundShop = z.strictObject({
  companyId: z.string(),
  shopId: z.string(),
  name: z.string(),
  platform: z.string(),
  isUnlinked: z.boolean(),
  ...companyNames,
})

const foundLine = z.strictObject({
  lineId: z.string(),
  valueDate: z.string(),
  /** Below 0 for a debit. */
  amount: z.string(),
  currency: z.string(),
  state: z.enum(lineStates),
  /** Null for those whose roles read no statements. */
  payerName: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** For whom it is booked, or probably is; null without anybody. */
  companyId: z.nullable(z.string()),
  ...companyNames,
})

const foundTransfer = z.strictObject({
  /** The payment, or the drawdown that is repaid early. */
  id: z.string(),
  facilityId: z.string(),
  reported: z.string(),
  currency: z.nullable(z.string()),
  reportedAt: z.string(),
  companyId: z.string(),
  ...companyNames,
})

/** Search results by kind; kinds that one's roles exclude are absent. */
export const found = z.strictObject({
  companies: z.exactOptional(z.array(foundCompany)),
  users: z.exactOptional(z.array(foundUser)),
  drawdowns: z.exactOptional(z.array(foundDrawdown)),
  agreements: z.exactOptional(z.array(foundAgreement)),
  accounts: z.exactOptional(z.array(foundAccount)),
  shops: z.exactOptional(z.array(foundShop)),
  /** Lines of bank statements, the latest first. */
  lines: z.exactOptional(z.array(foundLine)),
  /** Transfers that sellers reported and that nobody has booked. */
  transfers: z.exactOptional(z.array(foundTransfer)),
  /** The companies in the results. */
  companyIds: z.array(z.string()),
})

export type FoundCompany = z.output<typeof foundCompany>
export type FoundUser = z.output<typeof foundUser>
export type FoundDrawdown = z.output<typeof foundDrawdown>
export type FoundAgreement = z.output<typeof foundAgreement>
export type FoundAccount = z.output<typeof foundAccount>
export type FoundShop = z.output<typeof foundShop>
export type FoundLine = z.output<typeof foundLine>
export type FoundTransfer = z.output<typeof foundTransfer>
export type Found = z.output<typeof found>
