// Runs in a separate process: loads one Lambda, calls it, and prints how long that took, in milliseconds.
const { bundle, event, warmCalls } = JSON.parse(process.env.SUBJECT)
const context = { functionName: 'bench', awsRequestId: 'bench', getRemainingTimeInMillis: () => 20_000 }

const began = performance.now()
const usedBefore = process.cpuUsage()
const { handler } = await import(bundle)
const answer = await handler(event, context)
const coldMs = performance.now() - began
const { user, system } = process.cpuUsage(usedBefore)
const cpuMs = (user + system) / 1000

const warm = []
for (let call = 0; call < warmCalls; call++) {
  const started = performance.now()
  await handler(event, context)
  warm.push(performance.now() - started)
}
// The first of them are still being optimised.
const settled = warm.slice(warm.length / 2).toSorted((one, other) => one - other)
process.stdout.write(
  `${JSON.stringify({ coldMs, cpuMs, warmMs: settled[Math.floor(settled.length / 2)] ?? 0, answer })}\n`,
)
process.exit(0)
