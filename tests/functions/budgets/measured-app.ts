import { successCode } from '#shared/api/envelope.ts'
import type { Item, Table, Write } from '../../../functions/data/table.ts'
import { connectTable } from '../../support/connect-table.ts'
import { recordingBeyondEngine } from '../../support/record-beyond-engine.ts'
import { typedTexts } from '../../support/sensitive-types.ts'
import type { TestApp } from '../../support/test-app.ts'
import { createMeter, type RequestUnits } from './meter.ts'

/** The consumption of a call, and its audit entries. */
export interface Measured extends RequestUnits {
  entries: readonly Item<object>[]
  /** The kinds of items that it wrote. */
  types: ReadonlySet<string>
  /** Whether somebody was mailed at an address that the call named. */
  isMailed: boolean
}

/** The most that a call of each endpoint cost, by the endpoint's name. */
export type Bill = Map<string, Measured>

/** The results of a walk through the endpoints, with the latency of the table during the walk. */
export interface Walk {
  bill: Bill
  latencyMs: number
}

/** The table, with a callback for each item that is committed through it. */
const tellingItems = (table: Table, told: (item: Item<object>) => void): Table => ({
  ...table,
  async transact(writes) {
    const outcome = await table.transact(writes)
    for (const write of Object.values<Write | undefined>(writes))
      if (outcome.ok && write?.kind === 'put') told(write.item)
    return outcome
  },
  async write(write) {
    const isWritten = await table.write(write)
    if (isWritten && write.kind === 'put') told(write.item)
    return isWritten
  },
})

/**
 * The same app, recording the consumption of each call in the bill of the walk. Calls are sequential and must succeed.
 * A read-only call is made once unmeasured before: an endpoint's first call loads its handler while its requests run.
 */
export const measureApp = <App extends TestApp>(app: App, { bill, latencyMs }: Walk): App => {
  const { deps } = app
  const { region, endpoints, tableName } = deps.config
  const meter = createMeter(latencyMs)
  const connection = connectTable({ region, endpoint: endpoints.dynamodb, tableName }, meter.around)
  let items: Item<object>[] = []
  const live = recordingBeyondEngine(connection.table)
  deps.table = tellingItems(live, (item) => items.push(item))
  const typed: { text: string; name: string }[] = []
  const noteMailed = () => {
    for (const { text, name } of typed) {
      const measured = bill.get(name)
      const isMailed = app.outbox.sent.some(({ to }) => to === text)
      if (measured && isMailed) bill.set(name, { ...measured, isMailed })
    }
  }
  const send: TestApp['send'] = async (endpoint, request, options) => {
    if (endpoint.reads) await app.send(endpoint, request, options)
    meter.take()
    items = []
    const answer = await app.send(endpoint, request, options)
    const units = meter.take()
    const written = items
    // The user who logs in has proven to own the address.
    if (endpoint.name !== 'login')
      for (const text of typedTexts(request)) typed.push({ text, name: endpoint.name })
    // 2003 hands a user over to another portal, and 60001 requests a second factor: neither is a failure.
    if (![successCode[endpoint.envelope], 2003, 60001].includes(answer.code))
      throw new Error(`${endpoint.name} was refused: ${answer.body}`)
    const most = bill.get(endpoint.name) ?? { ...units, entries: [], types: new Set(), isMailed: false }
    bill.set(endpoint.name, {
      reads: Math.max(most.reads, units.reads),
      writes: Math.max(most.writes, units.writes),
      roundTrips: Math.max(most.roundTrips, units.roundTrips),
      entries: [...most.entries, ...written.filter(({ type }) => type === 'audit')],
      types: new Set([...most.types, ...written.map(({ type }) => type)]),
      isMailed: most.isMailed,
    })
    return answer
  }
  return {
    ...app,
    send,
    async close() {
      noteMailed()
      connection.close()
      await app.close()
    },
  }
}
