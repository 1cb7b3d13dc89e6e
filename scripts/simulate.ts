import { parseArgs } from 'node:util'
import { writeSection } from './bench/write-page.ts'
import { scaleText } from './simulate/scale-text.ts'
import { simulatedSellers } from './simulate/simulated-sellers.ts'

const { values } = parseArgs({
  options: { sellers: { type: 'string' }, write: { type: 'boolean' }, help: { type: 'boolean' } },
})
const sellers = Number(values.sellers ?? simulatedSellers)
if (values.help || !Number.isInteger(sellers) || sellers < 1) {
  console.log(`Computes what so many sellers use of the table's keys, of jobs, of quotas, and what they cost.
  npm run simulate -- --sellers ${simulatedSellers}
  npm run simulate -- --write        renews docs/scale.md, with ${simulatedSellers} sellers`)
  process.exit(values.help ? 0 : 2)
}

console.log(await scaleText(sellers))
if (values.write) writeSection('scale.md', 'simulation', await scaleText(simulatedSellers))
