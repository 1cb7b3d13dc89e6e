import { parseArgs } from 'node:util'
import { environmentNamed, environments } from '../infra/environments.ts'
import { openSources } from './environment/open-sources.ts'
import { readFacts } from './environment/read-facts.ts'
import { checkSteps, showSteps } from './environment/steps-table.ts'

const { values } = parseArgs({ options: { environment: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help || !values.environment) {
  console.log(`Reads which manual steps of a new environment are done, with your AWS credentials, and changes nothing:
  npm run check-environment -- --environment ${Object.keys(environments).join('|')}

Exits with 1 if a step is missing. The steps are in docs/operations.md, "Set up an environment".`)
  process.exit(values.help ? 0 : 2)
}

const environment = environmentNamed(values.environment)
const checked = checkSteps(await readFacts(environment, openSources(environment)))
console.log(showSteps(checked))
process.exitCode = checked.some(({ state }) => state === 'missing') ? 1 : 0
