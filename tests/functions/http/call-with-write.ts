import * as z from 'zod/mini'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { exists } from '../../../functions/data/condition.ts'
import { findMembership, replaceMembership } from '../../../functions/data/memberships.ts'
import { check, put, type Table } from '../../../functions/data/table.ts'
import { createAreaLambda } from '../../../functions/http/area-lambda.ts'
import { type Handler, refuse } from '../../../functions/http/handle.ts'
import { createApiEvent } from '../../support/api-event.ts'
import { callProven, withProvenSessions } from '../../support/proven-sessions.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'

const trace = ({ companyId }: Seller) => ({ pk: `COMPANY#${companyId}`, sk: 'TRACE', type: 'trace' })

/** The handler's write, on the given table. */
export const deeds = {
  'a new item': async (table: Table, seller: Seller) => {
    await table.transact({ trace: put(table, trace(seller)) })
  },
  'two items, one after another': async (table: Table, seller: Seller) => {
    await table.transact({ first: put(table, { ...trace(seller), sk: 'FIRST' }) })
    await table.transact({ trace: put(table, trace(seller)) })
  },
  'their own membership': async (table: Table, seller: Seller) => {
    const own = await findMembership(table, seller)
    if (!own) throw new Error('no membership')
    await table.transact({
      trace: put(table, trace(seller)),
      ...replaceMembership(table, { ...own, role: 'administrator' }),
    })
  },
  'what another condition refuses': async (table: Table, seller: Seller) => {
    await table.transact({
      trace: put(table, trace(seller)),
      other: check(table, { ...trace(seller), sk: 'NONE' }, { pk: exists }),
    })
  },
  'a count': async (table: Table, seller: Seller) => {
    await table.write(put(table, trace(seller)))
  },
}

export type Deed = keyof typeof deeds

/**
 * Calls an endpoint whose handler runs `meanwhile`, then writes, and then refuses with 404. Returns the
 * status, and whether the write was committed.
 */
export const callWithWrite = async (
  { deps }: TestApp,
  seller: Seller,
  endpoint: Endpoint,
  { deed, meanwhile = async () => {} }: { deed: Deed; meanwhile?: () => Promise<void> },
) => {
  const handler: Handler<Endpoint> = async (_call, { table }) => {
    await meanwhile()
    await deeds[deed](table, seller)
    return refuse('notFound')
  }
  const lambda = createAreaLambda(
    { tried: endpoint },
    { tried: { response: z.null() } },
    { tried: async () => handler },
    { ...deps, table: withProvenSessions(deps.table) },
  )
  const headers = { authorization: `Bearer ${seller.token}`, 'idempotency-key': 'one-deed' }
  const event = createApiEvent(endpoint, { headers, body: '{}' })
  const { statusCode } = await callProven(true, () => lambda(event))
  return { status: statusCode, hasLanded: (await deps.table.get(trace(seller))) !== undefined }
}
