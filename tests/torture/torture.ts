import { localCredentials } from '../../scripts/local/object-store.ts'
import { startTestServices } from '../support/start-test-services.ts'
import { help, parseArguments, type TortureArguments } from './parse-arguments.ts'
import { Finding, inOneLine } from './part.ts'
import { parts } from './parts.ts'

const torture = async ({ seed, runs }: TortureArguments): Promise<void> => {
  process.env['AWS_ACCESS_KEY_ID'] = localCredentials.accessKeyId
  process.env['AWS_SECRET_ACCESS_KEY'] = localCredentials.secretAccessKey
  const { services, stop } = await startTestServices()
  console.log(`Seed ${seed}`)
  try {
    for (const { name, count } of runs) {
      const say = (line: string) => console.log(`  ${name}: ${line}`)
      const started = performance.now()
      const seen = await parts[name].run({ seed, count, services, say })
      console.log(`✓ ${name}: ${seen}, ${((performance.now() - started) / 1000).toFixed(0)} s`)
    }
  } finally {
    await stop()
  }
}

const readArguments = (): TortureArguments | undefined => {
  try {
    return parseArguments(process.argv.slice(2), () => Date.now() % 1_000_000_000)
  } catch (error) {
    console.error(inOneLine(error))
    process.exit(2)
  }
}

const given = readArguments()
if (given) {
  try {
    await torture(given)
  } catch (error) {
    console.error(`✗ ${inOneLine(error)}`)
    if (error instanceof Finding) console.error(`  again: npm run torture -- ${error.replay}`)
    process.exitCode = 1
  }
} else console.log(help)
