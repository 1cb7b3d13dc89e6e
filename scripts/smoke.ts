import { parseArgs } from 'node:util'
import { environmentNamed, environments } from '../infra/environments.ts'
import { checkDeployment, showResults } from './smoke/check-deployment.ts'
import { openDeployed } from './smoke/open-deployed.ts'

const { values } = parseArgs({ options: { environment: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help || !values.environment) {
  console.log(`Checks that a deployed environment responds: landing page, configuration, API, login, a job, and the console:
  npm run smoke -- --environment ${Object.keys(environments).join('|')}

It needs AWS credentials that may invoke the jobs' Lambda, and logs in with SMOKE_EMAIL and SMOKE_PASSWORD.`)
  process.exit(values.help ? 0 : 2)
}

const deployed = openDeployed(environmentNamed(values.environment), process.env)
if (!deployed.canary) console.log('The login is not checked: SMOKE_EMAIL and SMOKE_PASSWORD are not set.')
const results = await checkDeployment(deployed)
console.log(showResults(results))
process.exitCode = results.some(({ fault }) => fault) ? 1 : 0
