import { productLines } from '#shared/product-lines/product-lines.ts'
import { type ScreeningEngineName, screeningEngines } from '#shared/screening/screening-states.ts'
import { absolutePath } from '#shared/site/screen-paths.ts'
import { inMemory } from './local/data-folder.ts'
import { chooseEngine } from './local/engines/choose-engine.ts'
import { StartFailure } from './local/start-failure.ts'

const neededNode = 24

const fail = (line: string): never => {
  console.error(line)
  process.exit(1)
}

const readPort = (text: string, variable: string): number => {
  const port = Number(text)
  return /^\d+$/.test(text) && port <= 65_535
    ? port
    : fail(`${variable} is "${text}"; it must be a number from 0 to 65535.`)
}

const readDesk = (text: string): 'auto' | 'manual' =>
  text === 'auto' || text === 'manual' ? text : fail(`DESK is "${text}"; it can be auto or manual.`)

const readScreening = (text: string): ScreeningEngineName | undefined => {
  if (text === 'none') return undefined
  return (
    screeningEngines.find((engine) => engine === text) ??
    fail(`SCREENING is "${text}"; it can be none, ${screeningEngines.join(' or ')}.`)
  )
}

if (Number(process.versions.node.split('.')[0]) < neededNode)
  fail(
    `Node ${neededNode} is needed, this is ${process.versions.node}: start with "npm start", which brings its own.`,
  )

// Until the start has completed, nothing needs an orderly shutdown: children end with this process.
let end = (): void => process.exit(130)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end())

const {
  PORT = '3000',
  DESK = 'auto',
  LOCAL_ENGINE = 'embedded',
  FOUR_EYES = 'false',
  SCREENING = 'none',
  MAINTENANCE,
} = process.env
// The port after the portal's, or a free one if the portal's is.
const { DESK_PORT = PORT === '0' ? PORT : String(Number(PORT) + 1) } = process.env
const { DATA_DIR = LOCAL_ENGINE === 'localstack' ? inMemory : '.local' } = process.env

try {
  const chosen = {
    port: readPort(PORT, 'PORT'),
    consolePort: readPort(DESK_PORT, 'DESK_PORT'),
    fourEyes: FOUR_EYES === 'true',
    screening: readScreening(SCREENING),
    maintenance: MAINTENANCE === 'true',
    dataDir: DATA_DIR,
    startEngine: chooseEngine(LOCAL_ENGINE),
    desk: readDesk(DESK),
  }
  // Invalid options are reported before the rest is loaded, which takes a second.
  const [{ startLocalStack }, { analyticsPath }] = await Promise.all([
    import('./local/local-stack.ts'),
    import('./local/local-variables.ts'),
  ])
  const stack = await startLocalStack({
    ...chosen,
    site: true,
    schedule: true,
    say: (line) => console.log(line),
  })
  let ending = false
  const close = async (status: number): Promise<never> => {
    end = () => process.exit(status) // who asks twice does not want to wait
    ending = true
    await stack.close()
    process.exit(status)
  }
  end = () => void close(0)
  void stack.failed.then((failure) => {
    if (ending) return
    console.error(failure.message)
    void close(1)
  })
  console.log(`
  ${stack.deps.config.brandName.en} is ready

  Site      ${stack.url}${absolutePath(productLines.hook.routePrefix)}
  Desk      ${stack.consoleUrl}/   where the lender's staff work
  Toolbox   ${stack.url}/__local/   mails and SMS codes, the clock, the lender's desk
  Visits    ${stack.url}${analyticsPath}/   what was counted of who agreed
  Data      ${DATA_DIR}, engine ${LOCAL_ENGINE}, desk ${DESK}

  Ctrl-C ends everything.
`)
} catch (error) {
  if (error instanceof StartFailure) fail(error.message)
  throw error
}
