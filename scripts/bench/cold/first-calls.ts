import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { type Area, allEndpoints } from '#shared/api/all-endpoints.ts'
import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint, EndpointSchemas } from '#shared/api/endpoint.ts'
import { routeKey, routePath } from '#shared/api/route.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
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

/** `GET /api/user`, which the comparisons answer too. */
export const userCall = (token: string): object => callOf(accountEndpoints.getUser, token)

const takesNothing = ({ params, query, body }: EndpointSchemas): boolean => !params && !query && !body

/** A call of an area that needs a session, if possible the simplest one. */
const simplestCall = (endpoints: Record<string, Endpoint>, token: string): object => {
  const withSession = Object.values(endpoints).filter(({ audience }) => audience === 'session')
  const simplest = withSession.find((endpoint) => takesNothing(schemasOf(endpoint))) ?? withSession[0]
  return simplest ? callOf(simplest, token, {}) : {}
}

/** A record of the table's stream with an event that is there no more. */
const recordOf = (name: EventName): object => ({
  Records: [
    {
      eventName: 'INSERT',
      dynamodb: { NewImage: { type: { S: eventType }, eventId: { S: 'none' }, name: { S: name } } },
    },
  ],
})

/** A call of each Lambda that reads a logged-in seller's data, or does the work of a run without anything due. */
export const firstCalls = (token: string): Readonly<Record<LambdaName, object>> => ({
  ...(Object.fromEntries(areas.map((area) => [area, simplestCall(allEndpoints[area], token)])) as Record<
    Area,
    object
  >),
  account: userCall(token),
  kyc: callOf(kycEndpoints.createKyc, token, {}),
  files: callOf(filesEndpoints.getFileOnlineUrl, token, { file_id: 'none' }),
  shops: callOf(shopsEndpoints.listLinkedShops, token),
  agreements: callOf(agreementsEndpoints.getSigners, token, {}),
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
