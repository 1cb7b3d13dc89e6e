// Runs in a separate process: loads one Lambda, waits for the signal that its processor is limited, calls it once, and
// prints how long both took, in milliseconds.
import { once } from 'node:events'

const { bundle, event } = JSON.parse(process.env.SUBJECT)
const context = { functionName: 'bench', awsRequestId: 'bench', getRemainingTimeInMillis: () => 20_000 }

const began = performance.now()
const { handler } = await import(bundle)
const initMs = performance.now() - began
process.stdout.write('loaded\n')
await once(process.stdin, 'data')

const started = performance.now()
const answer = await handler(event, context)
const callMs = performance.now() - started
process.stdout.write(`${JSON.stringify({ initMs, callMs, status: answer?.statusCode ?? 200 })}\n`)
process.exit(0)
