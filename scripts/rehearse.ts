import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { schedules } from '../functions/jobs/schedules.ts'
import { type Environment, environments } from '../infra/environments.ts'
import { login } from './journey/sign-up.ts'
import { StartFailure } from './local/start-failure.ts'
import { callConsole } from './rehearse/call-console.ts'
import { checkPermissions } from './rehearse/check-permissions.ts'
import { connectPlatforms } from './rehearse/connect-platforms.ts'
import { containStolenKey } from './rehearse/contain-stolen-key.ts'
import { decideAndScan } from './rehearse/decide-and-scan.ts'
import { createDeployedClient } from './rehearse/deployed-client.ts'
import { createDeployedClock } from './rehearse/deployed-clock.ts'
import { createDeployment } from './rehearse/deployment.ts'
import { createDeskUser } from './rehearse/desk-user.ts'
import { startEmulator } from './rehearse/emulator.ts'
import { findFaults } from './rehearse/find-faults.ts'
import { installCertificate } from './rehearse/install-certificate.ts'
import { installEmulator, rehearsalFolder } from './rehearse/install-emulator.ts'
import { openInBrowser } from './rehearse/open-in-browser.ts'
import { performJourney, sellerOf } from './rehearse/perform-journey.ts'
import { createSteps } from './rehearse/rehearsal-steps.ts'
import { restoreTable, verifyRestoredTable } from './rehearse/restore-table.ts'
import { rollBack } from './rehearse/roll-back.ts'
import { rotateOriginKey } from './rehearse/rotate-origin-key.ts'
import { startExternalServices } from './rehearse/start-external-services.ts'
import { checkDeployment, showResults } from './smoke/check-deployment.ts'

const { values } = parseArgs({
  options: {
    environment: { type: 'string', default: 'rehearsal' },
    keep: { type: 'boolean', default: false },
  },
})
if (values.environment !== 'rehearsal') {
  console.error('Only the environment rehearsal is deployed into the emulator.')
  process.exit(2)
}
const environment: Environment = environments.rehearsal
const steps = createSteps(console.log)
const say = (line: string) => console.log(`   ${line}`)

/** The whole rehearsal. Each step throws where the deployed portal does not do what it should. */
const rehearse = async (cleanup: AsyncDisposableStack): Promise<void> => {
  mkdirSync(rehearsalFolder, { recursive: true })
  const python = installEmulator(console.log)
  const emulator = await startEmulator(python, environment.region)
  cleanup.defer(() => emulator.stop())
  // The SDK's clients of this process lead to the emulator, too.
  Object.assign(process.env, emulator.variables)
  const deployment = createDeployment(emulator, environment)
  const clock = createDeployedClock(emulator, deployment)
  const surroundings = await startExternalServices(emulator.port, environment, clock.now)
  cleanup.defer(() => surroundings.close())
  deployment.settings = surroundings.settings
  console.log(
    `AWS at ${emulator.variables['AWS_ENDPOINT_URL']}, the site at ${surroundings.site.url}, the console at ${surroundings.console.url}`,
  )

  await steps.run('bootstrap', () => deployment.bootstrap())
  await steps.run('deploy all stacks', () => deployment.deploy())
  Object.assign(surroundings.hosts, await deployment.distributionHosts())
  const person = await createDeskUser(emulator, environment)
  const client = await createDeployedClient(emulator, deployment, clock, person)
  await steps.run('update with a certificate and the platforms', async () => {
    cleanup.use(await installCertificate(emulator, deployment))
    await connectPlatforms(deployment, surroundings.sandboxUrl)
  })
  await steps.run('first jobs', async () => {
    // CloudFormation's events, which run this job in AWS, are not sent here.
    await client.runJob('origin-key')
    await client.runJob('benchmark-refresh')
    await client.runJob('exchange-rate-refresh')
  })
  await steps.run('session of the console', () => callConsole(surroundings.console.url))
  await steps.run('smoke test', async () => {
    const results = await checkDeployment({
      siteUrl: surroundings.site.url,
      consoleUrl: surroundings.console.url,
      runJob: client.runJob,
    })
    const failed = results.filter(({ fault }) => fault)
    if (failed.length > 0) throw new Error(showResults(failed))
    return results.map(({ check }) => check).join(', ')
  })
  const seller = sellerOf(surroundings.site.url, client, say)
  await steps.run('journey from sign-up to the last repayment', () =>
    decideAndScan({ emulator, deployment, client }, () => performJourney(seller)),
  )
  await steps.run('browser', () => openInBrowser(surroundings.site.url, seller, 'GBP 500,000.00'))
  await steps.run('every job', async () => {
    for (const { job } of schedules) await client.runJob(job)
    return `${schedules.length} jobs`
  })
  // Before a deployment replaces the keys and the table that the recorded calls refer to.
  await steps.run('permissions', () => checkPermissions(emulator, deployment))
  await steps.run('stolen key of an administrator', async () => {
    const contained = await containStolenKey(emulator, deployment)
    await login(seller)
    return `${contained}; the seller logged in`
  })
  await steps.run('rollback of a bad update', () => rollBack(emulator, deployment, seller.client))
  await steps.run('rotation of the origin key', () => rotateOriginKey(deployment, client, seller.client))
  await steps.run('restore of the table', async () => {
    await restoreTable(emulator, deployment)
    return verifyRestoredTable(seller, '500000.00')
  })
  await steps.run('logs', () => findFaults(emulator, deployment))
  await steps.run('destroy', () => deployment.destroy())
}

const started = performance.now()
const cleanup = new AsyncDisposableStack()
try {
  await rehearse(cleanup)
} catch (error) {
  console.error(error instanceof StartFailure || error instanceof Error ? error.message : error)
  process.exitCode = 1
  if (values.keep) {
    console.log('The emulator stays until Ctrl-C.')
    await once(process, 'SIGINT')
  }
} finally {
  await cleanup.disposeAsync()
}
console.log(
  `\n${process.exitCode ? 'FAILED' : 'Rehearsed'} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
)
for (const { name, seconds, result } of steps.done)
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}${result ? `: ${result}` : ''}`)
