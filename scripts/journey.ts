import { parseArgs } from 'node:util'
import { productTerms } from '#shared/lending/product-terms.ts'
import { productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { drawDown } from './journey/draw-down.ts'
import { createHttpClient } from './journey/http-client.ts'
import { createLocalClient } from './journey/local-client.ts'
import { reachFacility } from './journey/reach-facility.ts'
import { repay } from './journey/repay.ts'
import type { Journey } from './journey/seller.ts'
import { signUp } from './journey/sign-up.ts'
import { chooseEngine } from './local/engines/choose-engine.ts'
import { startLocalStack } from './local/local-stack.ts'

const { values: chosen } = parseArgs({ options: { line: { type: 'string' }, repay: { type: 'string' } } })

const line = productLineIds.map((id) => productLines[id]).find(({ id }) => id === (chosen.line ?? 'hook'))
if (!line) throw new Error(`--line is one of ${productLineIds.join(', ')}`)
const offered = productTerms[line.productCode].repayment
const repayment = offered.find(({ method }) => method === (chosen.repay ?? offered[0].method))
if (!repayment) throw new Error(`--repay is one of ${offered.map(({ method }) => method).join(', ')}`)

/** The whole story over HTTP: a seller of a line from signup to a drawdown that is repaid in the chosen way. */
const journey = async (url: string): Promise<void> => {
  let step = 0
  const start: Journey = {
    client: createHttpClient(url),
    local: createLocalClient(url),
    line,
    repayment,
    seller: {
      email: 'chan.tai.man@harbour-gift.example',
      phoneNumber: '13800138000',
      password: 'quay-light-2026',
      director: 'CHAN Tai Man',
    },
    say: (figures) => console.log(`${++step} ${figures}`),
  }
  const withFacility = await reachFacility(await signUp(start))
  const withDrawdown = await drawDown(withFacility)
  await repay(withDrawdown)
}

const stack = await startLocalStack({
  port: 0,
  dataDir: ':memory:',
  startEngine: chooseEngine(process.env['LOCAL_ENGINE'] ?? 'embedded'),
  desk: 'auto',
  site: false,
  schedule: false,
  say: () => {},
})
const started = performance.now()
try {
  console.log(`The journey on ${line.routePrefix}, repaid by ${repayment.method}, against ${stack.url}`)
  await journey(stack.url)
  console.log(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await stack.close()
}
