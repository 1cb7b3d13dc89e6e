import { drawInRounds } from '../functions/drawdown/draw-concurrently.ts'
import { buildFacility } from '../support/build-facility.ts'
import { createTestApp } from '../support/test-app.ts'
import { createProgress, Finding, type Part } from './part.ts'
import { stopStream } from './stop-stream.ts'

/** Concurrent drawdowns per round. */
const requests = 100

/** Rounds per table: in a larger one, the engine becomes slower for no gain. */
const roundsOfApp = 50

/** Concurrent drawdowns through the real handlers, against a facility with limit for about half of them. */
export const drawdowns: Part = {
  counted: 'rounds',
  defaultCount: 1000,
  summary: `${requests} concurrent drawdowns: never over the limit, the ledger has exactly the accepted ones`,
  async run({ seed, count, services, say }) {
    const progress = createProgress(say, 'rounds', count)
    let accepted = 0
    for (let first = 0; first < count; first += roundsOfApp) {
      const app = await createTestApp({ services })
      try {
        const seller = await buildFacility(app, { limitCents: 100_000_00 })
        await stopStream(app)
        const rounds = Math.min(roundsOfApp, count - first)
        for (let round = first; round < first + rounds; round++) {
          const result = await drawInRounds(app, seller, { seed: seed + round, rounds: 1, requests })
          const [violation] = result.violations
          if (violation) {
            const logged = app.log.find(({ level }) => level === 'error')
            throw new Finding(
              `${violation}${logged ? `; logged ${JSON.stringify(logged)}` : ''}`,
              `--only drawdowns --seed ${seed + round} --count 1`,
            )
          }
          accepted += result.accepted
          progress.tell(round + 1)
        }
      } finally {
        await app.close()
      }
    }
    const each = ((progress.seconds() * 1000) / count).toFixed(0)
    return `${count} rounds of ${requests}: ${accepted} accepted, ${count * requests - accepted} refused, none over the limit (${each} ms a round)`
  },
}
