import { accountSchemas } from '../account/account.schemas.ts'
import { agreementsSchemas } from '../agreements/agreements.schemas.ts'
import { applicationSchemas } from '../application/application.schemas.ts'
import { companiesSchemas } from '../companies/companies.schemas.ts'
import { creditSchemas } from '../credit/credit.schemas.ts'
import { drawdownSchemas } from '../drawdown/drawdown.schemas.ts'
import { engagementSchemas } from '../engagement/engagement.schemas.ts'
import { factorsSchemas } from '../factors/factors.schemas.ts'
import { filesSchemas } from '../files/files.schemas.ts'
import { kycSchemas } from '../kyc/kyc.schemas.ts'
import { notificationsSchemas } from '../notifications/notifications.schemas.ts'
import { privacySchemas } from '../privacy/privacy.schemas.ts'
import { referenceSchemas } from '../reference/reference.schemas.ts'
import { repaymentSchemas } from '../repayment/repayment.schemas.ts'
import { shopsSchemas } from '../shops/shops.schemas.ts'
import { type Area, allEndpoints } from './all-endpoints.ts'
import type { Endpoint, EndpointSchemas, SchemasByName, SchemasOf } from './endpoint.ts'

const allSchemas: { readonly [A in Area]: SchemasByName<(typeof allEndpoints)[A]> } = {
  account: accountSchemas,
  factors: factorsSchemas,
  reference: referenceSchemas,
  companies: companiesSchemas,
  kyc: kycSchemas,
  files: filesSchemas,
  shops: shopsSchemas,
  credit: creditSchemas,
  application: applicationSchemas,
  drawdown: drawdownSchemas,
  repayment: repaymentSchemas,
  agreements: agreementsSchemas,
  notifications: notificationsSchemas,
  engagement: engagementSchemas,
  privacy: privacySchemas,
}

const byEndpoint = new Map<Endpoint, EndpointSchemas | undefined>(
  (Object.keys(allEndpoints) as Area[]).flatMap((area) => {
    const schemas: Readonly<Record<string, EndpointSchemas>> = allSchemas[area]
    return Object.entries<Endpoint>(allEndpoints[area]).map(([name, endpoint]) => [endpoint, schemas[name]])
  }),
)

/** The schemas of any endpoint, for tools and tests. A Lambda loads only those of its own area. */
export const schemasOf = <E extends Endpoint>(endpoint: E): SchemasOf<E> => {
  const schemas = byEndpoint.get(endpoint)
  if (!schemas) throw new Error(`no area declares ${endpoint.name}`)
  return schemas
}
