import { successCode } from '#shared/api/envelope.ts'
import { connectTable } from '../../support/connect-table.ts'
import { notingBeyondEngine } from '../../support/note-beyond-engine.ts'
import type { TestApp } from '../../support/test-app.ts'
import { createMeter, type RequestUnits } from './meter.ts'

/** The most that a call of each endpoint cost, by the endpoint's name. */
export type Bill = Map<string, RequestUnits>

/**
 * The same app, with what each call costs at the table written to `bill`. Calls come one at a time, and succeed. What
 * only reads is called once before: the first call of an endpoint loads its handler, while what it asks for beside is
 * answered.
 */
export const measureApp = <App extends TestApp>(app: App, bill: Bill): App => {
  const { deps } = app
  const { region, endpoints, tableName } = deps.config
  const meter = createMeter()
  const connection = connectTable({ region, endpoint: endpoints.dynamodb, tableName }, meter.around)
  deps.table = notingBeyondEngine(connection.table)
  const send: TestApp['send'] = async (endpoint, request, options) => {
    if (endpoint.reads) await app.send(endpoint, request, options)
    meter.take()
    const answer = await app.send(endpoint, request, options)
    const units = meter.take()
    // 2003 hands a user over to another portal, which is no failure.
    if (answer.code !== successCode[endpoint.envelope] && answer.code !== 2003)
      throw new Error(`${endpoint.name} was refused: ${answer.body}`)
    const most = bill.get(endpoint.name) ?? units
    bill.set(endpoint.name, {
      reads: Math.max(most.reads, units.reads),
      writes: Math.max(most.writes, units.writes),
      roundTrips: Math.max(most.roundTrips, units.roundTrips),
    })
    return answer
  }
  return {
    ...app,
    send,
    async close() {
      connection.close()
      await app.close()
    },
  }
}
