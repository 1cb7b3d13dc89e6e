import type { Area } from '#shared/api/all-endpoints.ts'
import { createAccountLambda } from './account/handler.ts'
import { createAgreementsLambda } from './agreements/handler.ts'
import { createApplicationLambda } from './application/handler.ts'
import { createCompaniesLambda } from './companies/handler.ts'
import { createCreditLambda } from './credit/handler.ts'
import { createDrawdownLambda } from './drawdown/handler.ts'
import { createEngagementLambda } from './engagement/handler.ts'
import { createFactorsLambda } from './factors/handler.ts'
import { createFilesLambda } from './files/handler.ts'
import type { AreaLambda } from './http/area-lambda.ts'
import { createKycLambda } from './kyc/handler.ts'
import { createNotificationsLambda } from './notifications/handler.ts'
import { createPrivacyLambda } from './privacy/handler.ts'
import { createReferenceLambda } from './reference/handler.ts'
import { createRepaymentLambda } from './repayment/handler.ts'
import type { Deps } from './runtime/deps.ts'
import { createShopsLambda } from './shops/handler.ts'

/** Every area's Lambda in one process, for the local stack and the tests. */
export const createAreaLambdas = (deps: Deps): Record<Area, AreaLambda> => ({
  account: createAccountLambda(deps),
  factors: createFactorsLambda(deps),
  reference: createReferenceLambda(deps),
  companies: createCompaniesLambda(deps),
  kyc: createKycLambda(deps),
  files: createFilesLambda(deps),
  shops: createShopsLambda(deps),
  credit: createCreditLambda(deps),
  application: createApplicationLambda(deps),
  drawdown: createDrawdownLambda(deps),
  repayment: createRepaymentLambda(deps),
  agreements: createAgreementsLambda(deps),
  notifications: createNotificationsLambda(deps),
  engagement: createEngagementLambda(deps),
  privacy: createPrivacyLambda(deps),
})
