import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type Area, allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { routeKey, routePath } from '#shared/api/route.ts'
import type { EventName } from '../../../functions/data/domain-events.ts'
import { eventType } from '../../../functions/data/events.ts'
import { areas, type LambdaName } from '../../../infra/lambdas.ts'

/** A call in API Gateway's format. */
const callOf = (endpoint: Endpoint, token: string, body?: object): APIGatewayProxyEventV2 => ({
  version: '2.0',
  routeKey: routeKey(endpoint),
  rawPath: routePath(endpoint),
  rawQueryString: '',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', host: 'bench' },
  requestContext: {
    accountId: '000000000000',
    apiId: 'bench',
    domainName: 'bench',
    domainPrefix: 'bench',
    http: {
      method: endpoint.method,
      path: routePath(endpoint),
      protocol: 'HTTP/1.1',
      sourceIp: '203.0.113.7',
      userAgent: 'bench',
    },
    requestId: 'bench',
    routeKey: routeKey(endpoint),
    stage: '$default',
    time: '02/Nov/2026:01:00:00 +0000',
    timeEpoch: 0,
  },
  ...(body ? { body: JSON.stringify(body) } : {}),
  isBase64Encoded: false,
})

/**
 * The call of each area that a screen needs first, and that its Lambda prepares for (`functions/<area>/lambda.ts`). A seller
 * who has just signed up makes it.
 */
export const firstEndpoints: Readonly<Record<Area, Endpoint>> = {
  account: allEndpoints.account.getUser,
  factors: allEndpoints.factors.listFactors,
  reference: allEndpoints.reference.getDictionary,
  companies: allEndpoints.companies.getCompanyProfile,
  kyc: allEndpoints.kyc.getKyc,
  files: allEndpoints.files.getFileOnlineUrl,
  shops: allEndpoints.shops.listLinkedShops,
  credit: allEndpoints.credit.getFacilitySummary,
  application: allEndpoints.application.listApplications,
  drawdown: allEndpoints.drawdown.listPayoutAccounts,
  repayment: allEndpoints.repayment.listCharges,
  agreements: allEndpoints.agreements.getShopActivation,
  notifications: allEndpoints.notifications.listNotifications,
  engagement: allEndpoints.engagement.listRedPackets,
  privacy: allEndpoints.privacy.listCorrections,
}

/** `GET /api/user`, which the comparisons answer too. */
export const userCall = (token: string): object => callOf(firstEndpoints.account, token)

/** The bodies of those calls that need one. */
export const firstBodies: Partial<Record<Area, object>> = { files: { file_id: 'none' } }

/** A record of the table's stream with an event that is there no more. */
const recordOf = (name: EventName): object => ({
  Records: [
    {
      eventName: 'INSERT',
      dynamodb: { NewImage: { type: { S: eventType }, eventId: { S: 'none' }, name: { S: name } } },
    },
  ],
})

/** A call of each Lambda: an area's first, or the work of a run without anything due. */
export const firstCalls = (token: string): Readonly<Record<LambdaName, object>> => ({
  ...(Object.fromEntries(
    areas.map((area) => [area, callOf(firstEndpoints[area], token, firstBodies[area] ?? {})]),
  ) as Record<Area, object>),
  desk: {
    requestContext: {
      requestId: 'bench',
      authorizer: { iam: { userArn: 'arn:aws:iam::000000000000:user/bench/one' } },
    },
    body: JSON.stringify({ action: 'kyc-list' }),
  },
  jobs: { job: 'token-expiry' },
  events: recordOf('notification-due'),
  'bulk-events': recordOf('shop-reading-due'),
})
