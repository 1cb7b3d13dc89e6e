import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { ScreeningEngineName } from '#shared/screening/screening-states.ts'
import { createDeps } from '../../functions/create-deps.ts'
import { eventType, type StoredEvent } from '../../functions/data/events.ts'
import { schedules } from '../../functions/jobs/schedules.ts'
import { readConfig } from '../../functions/runtime/config.ts'
import type { Deps, Log } from '../../functions/runtime/deps.ts'
import { seedTable } from '../seed/seed-table.ts'
import { allowCrossOrigin } from './allow-cross-origin.ts'
import { builtSite, ensureSiteBuilt } from './build-site.ts'
import { openDataFolder } from './data-folder.ts'
import { startAutoDesk } from './desk/auto-desk.ts'
import { createLocalDesk } from './desk/desk.ts'
import { openDeskInbox } from './desk/desk-inbox.ts'
import { refuseFullDisk, watchDisk } from './disk-space.ts'
import type { StartEngine } from './engines/engine.ts'
import { openFront } from './front.ts'
import { createFrontHandler } from './front-handler.ts'
import { startJobSchedule } from './job-schedule.ts'
import { openJournal } from './journal.ts'
import { localVariables } from './local-variables.ts'
import { findNextDueDate } from './next-due-date.ts'
import { notifyOfWrites } from './notify-of-writes.ts'
import type { Outbox } from './outbox.ts'
import { startMalwareScan } from './peers/malware-scan.ts'
import { createFunctions } from './run-functions.ts'
import { createSandbox, platformVariables, screeningVariables } from './sandbox.ts'
import { startServices } from './services.ts'
import type { StackClock } from './stack-clock.ts'
import { StartFailure } from './start-failure.ts'
import { startStreamLanes } from './stream-lanes.ts'
import type { DeadLetter } from './stream-pump.ts'
import { startStreamTrim } from './stream-trim.ts'

export interface LocalStackOptions {
  /** 0 picks a free one. */
  port: number
  /** The console's port, 0 for a free one; without it there is no console. */
  consolePort?: number
  /** A persistent folder, or `:memory:`. */
  dataDir: string
  startEngine: StartEngine
  /** `auto`: the back office decides automatically after a moment. */
  desk: 'auto' | 'manual'
  /** Whether the web app is served, and built if needed. */
  site: boolean
  /** Whether scheduled jobs run automatically, by the clock of the stack. */
  schedule: boolean
  /** Whether acts of the back office that are declared so need a second approver. */
  fourEyes?: boolean
  /** The sandbox engine that screens against a list of invented names; nothing is screened without one. */
  screening?: ScreeningEngineName | undefined
  /** Whether every call of sellers is refused for maintenance. */
  maintenance?: boolean
  /** Receives progress messages. */
  say?: (line: string) => void
  log?: Log
}

export interface LocalStack {
  /** The stack's origin, without a trailing slash. */
  readonly url: string
  /** The console's origin; empty without one. */
  readonly consoleUrl: string
  readonly tableName: string
  readonly deps: Deps
  readonly clock: StackClock
  readonly outbox: Outbox
  readonly deadLetters: readonly DeadLetter[]
  /** Resolves when every event so far was handled, including the events that those caused. */
  idle(): Promise<void>
  runJob(name: string): Promise<unknown>
  /** Resolves with the failure when a part has ended unexpectedly. */
  readonly failed: Promise<StartFailure>
  /** Stops everything that the stack started. */
  close(): Promise<void>
}

/** The maximum wait of the outbox for events in progress. */
const settleLimit = 3000

const errorsOnly: Log = (level, message, fields = {}) => {
  if (level === 'error') console.error(message, fields)
}

const storedEvent = (record: DynamoDBRecord): StoredEvent | undefined => {
  const image = record.eventName === 'INSERT' ? record.dynamodb?.NewImage : undefined
  return image?.['type']?.S === eventType
    ? (unmarshall(image as Parameters<typeof unmarshall>[0]) as StoredEvent)
    : undefined
}

const start = async (options: LocalStackOptions, cleanup: AsyncDisposableStack) => {
  const say = options.say ?? (() => {})
  const front = await openFront(options.port)
  cleanup.defer(() => front.close())
  const consoleFront =
    options.consolePort === undefined ? undefined : await openFront(options.consolePort, 'DESK_PORT')
  cleanup.defer(() => consoleFront?.close())
  const folder = await openDataFolder(options.dataDir, front.url)
  cleanup.defer(() => folder.close())
  await refuseFullDisk(folder.path)
  const disk = watchDisk(folder.path, say)
  cleanup.defer(() => disk.stop())
  const [services] = await Promise.all([
    startServices(folder, front.url, options.startEngine, cleanup, seedTable),
    options.site ? ensureSiteBuilt(say) : undefined,
  ])
  const { clock, outbox, streamArn, openStream } = services
  front.serve(services.serveFiles)

  const config = readConfig({
    ...services.variables,
    ...localVariables(front.url),
    ...(await platformVariables(front.url, services.seal)),
    ...screeningVariables(front.url, options.screening),
    FOUR_EYES: String(options.fourEyes ?? false),
    MAINTENANCE: String(options.maintenance ?? false),
  })
  const live = createDeps(config, {
    clock: () => clock.now(),
    log: options.log ?? errorsOnly,
    connection: services.connection,
    table: services.table,
  })
  let tellOfWrite: (() => void) | undefined
  const deps = { ...live, table: notifyOfWrites(live.table, () => tellOfWrite?.()) }
  const functions = createFunctions(deps)

  const scan = startMalwareScan({ files: deps.files, tell: functions.tellScanResult })
  services.watchFiles(scan.onStored)
  cleanup.defer(() => scan.stop())

  const deskInbox = openDeskInbox(folder.file('desk.json'))
  const desk = createLocalDesk(functions.callDesk, deskInbox)
  const autoDesk = options.desk === 'auto' ? startAutoDesk(deskInbox, desk, deps.clock) : undefined
  cleanup.defer(() => autoDesk?.stop())

  const deadLetters = openJournal<DeadLetter>(folder.file('dead-letters.jsonl'))
  const pump = startStreamLanes({
    openStream,
    streamArn,
    lanes: functions.lanes,
    file: (name) => (folder.ephemeral ? undefined : folder.file(name)),
    observe(record) {
      const event = storedEvent(record)
      const task = event && deskInbox.add(event)
      if (task) autoDesk?.schedule(task)
    },
    deadLetters,
    clock: deps.clock,
    isHeld: () => disk.full() !== undefined,
  })
  cleanup.defer(() => pump.stop())
  const streamTrim = await startStreamTrim({ streamArn, position: pump, trim: services.trimStream })
  cleanup.defer(() => streamTrim.stop())
  tellOfWrite = pump.wake

  const runJob = (job: string): Promise<unknown> => functions.runJob({ job })
  const schedule = startJobSchedule(options.schedule ? schedules : [], {
    file: (job) => folder.file(`${job}.json`),
    clock: deps.clock,
    runJob,
    isHeld: () => disk.full() !== undefined,
  })
  cleanup.defer(() => schedule.stop())

  front.holdWhile(disk.full)
  consoleFront?.holdWhile(disk.full)
  front.serve(
    createFrontHandler({
      url: front.url,
      routes: functions.routes,
      clock: deps.clock,
      brandName: config.brandName.en,
      siteFolder: options.site ? builtSite : undefined,
      serveFiles: consoleFront
        ? allowCrossOrigin(consoleFront.url, services.serveFiles)
        : services.serveFiles,
      sandbox: createSandbox({
        url: front.url,
        clock: deps.clock,
        brandName: config.brandName.en,
        folderOf: (name) => folder.file(name),
      }),
      local: {
        clock,
        outbox,
        deadLetters,
        desk,
        deskInbox,
        nextDueDate: () => findNextDueDate(deps.table, deps.clock()),
        runJob,
        runDueJobs: schedule.catchUp,
        settle: () =>
          Promise.race([pump.idle(), new Promise((resolve) => setTimeout(resolve, settleLimit).unref())]),
      },
    }),
  )
  if (consoleFront) {
    const { startConsole } = await import('./console/start-console.ts')
    const closeConsole = await startConsole({
      front: consoleFront,
      desk: functions.callDesk,
      deps,
      filesOrigin: front.url,
      site: options.site,
    })
    cleanup.defer(closeConsole)
  }
  return { front, consoleFront, services, deps, pump, runJob, deadLetters }
}

/** Starts everything on one port. Throws `StartFailure` when it cannot, with nothing left running. */
export const startLocalStack = async (options: LocalStackOptions): Promise<LocalStack> => {
  const cleanup = new AsyncDisposableStack()
  try {
    const { front, consoleFront, services, deps, pump, runJob, deadLetters } = await start(options, cleanup)
    const { clock, outbox, tableName, engineExited } = services
    return {
      url: front.url,
      consoleUrl: consoleFront?.url ?? '',
      tableName,
      deps,
      clock,
      outbox,
      deadLetters: deadLetters.entries,
      idle: () => pump.idle(),
      runJob,
      failed: engineExited.then((words) => new StartFailure(`The DynamoDB engine has ended: ${words}`)),
      close: () => cleanup.disposeAsync(),
    }
  } catch (error) {
    await cleanup.disposeAsync()
    throw error
  }
}
