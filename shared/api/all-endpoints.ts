import { accountEndpoints } from '../account/area-endpoints.ts'
import { agreementsEndpoints } from '../agreements/area-endpoints.ts'
import { applicationEndpoints } from '../application/application.endpoints.ts'
import { companiesEndpoints } from '../companies/area-endpoints.ts'
import { creditEndpoints } from '../credit/credit.endpoints.ts'
import { drawdownEndpoints } from '../drawdown/area-endpoints.ts'
import { engagementEndpoints } from '../engagement/engagement.endpoints.ts'
import { factorsEndpoints } from '../factors/factors.endpoints.ts'
import { filesEndpoints } from '../files/files.endpoints.ts'
import { kycEndpoints } from '../kyc/kyc.endpoints.ts'
import { notificationsEndpoints } from '../notifications/notifications.endpoints.ts'
import { privacyEndpoints } from '../privacy/privacy.endpoints.ts'
import { referenceEndpoints } from '../reference/reference.endpoints.ts'
import { repaymentEndpoints } from '../repayment/area-endpoints.ts'
import { shopsEndpoints } from '../shops/area-endpoints.ts'
import type { Endpoint } from './endpoint.ts'

/** Every endpoint, by the area of its Lambda. */
export const allEndpoints = {
  account: accountEndpoints,
  factors: factorsEndpoints,
  reference: referenceEndpoints,
  companies: companiesEndpoints,
  kyc: kycEndpoints,
  files: filesEndpoints,
  shops: shopsEndpoints,
  credit: creditEndpoints,
  application: applicationEndpoints,
  drawdown: drawdownEndpoints,
  repayment: repaymentEndpoints,
  agreements: agreementsEndpoints,
  notifications: notificationsEndpoints,
  engagement: engagementEndpoints,
  privacy: privacyEndpoints,
} as const satisfies Record<string, Record<string, Endpoint>>

export type Area = keyof typeof allEndpoints
