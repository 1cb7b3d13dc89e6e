// Runs in a separate process: loads a Lambda, handles the events of a file, and prints the time of each in milliseconds.
import { readFileSync } from 'node:fs'

const { bundle, events } = JSON.parse(process.env.SUBJECT)
const context = { functionName: 'bench', awsRequestId: 'bench', getRemainingTimeInMillis: () => 20_000 }
const { handler } = await import(bundle)

const calls = []
for (const event of JSON.parse(readFileSync(events, 'utf8'))) {
  const began = performance.now()
  const usedBefore = process.cpuUsage()
  const { statusCode, body } = await handler(event, context)
  const { user, system } = process.cpuUsage(usedBefore)
  const ms = performance.now() - began
  calls.push({ ms, cpuMs: (user + system) / 1000, statusCode, body: body.slice(0, 300) })
}
process.stdout.write(`${JSON.stringify(calls)}\n`, () => process.exit(0))
