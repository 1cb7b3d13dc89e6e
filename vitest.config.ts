import { defineConfig } from 'vitest/config'

// Which project runs a test is said by its name and its folder alone. What changes modules, globals, the environment or
// the clock is named `*.isolated.test.ts` and has a process or a thread to itself. The others share one, since most of
// their time would go into imports. Globals and the clock of component tests are restored by their setup.
const isolated = 'tests/**/*.isolated.test.ts'
/** Everything that calls handlers: over tables in memory, or over the engine that `LOCAL_ENGINE` names. */
const handlers = ['tests/functions/**/*.test.ts', 'tests/torture/{requests,statements}.test.ts']
/** What holds the table itself, what counts its units, what meets in it at once: over a real engine in each run. */
const onAnEngine = [
  'tests/functions/{data,budgets}/**/*.test.ts',
  'tests/functions/**/*.engine*.test.ts',
  'tests/torture/{close,drawdowns,histories,kills}.test.ts',
]
const onTheStack = ['tests/scripts/**/*.test.ts']
/** What only an S3 that enforces its policies can say: run where one is there, and nowhere listed where none is. */
const onLocalstack = ['tests/localstack/**/*.test.ts']

const { LOCAL_ENGINE = 'embedded' } = process.env

/** Only ends what hangs: on a busy machine, seconds of work may take minutes, and a thousand calls over an engine do. */
const patience = 600_000

/** Services, an engine or a whole stack run next to them: more time, and processes rather than threads. */
const withServices = { pool: 'forks', testTimeout: patience, hookTimeout: patience } as const
const withEngine = { ...withServices, globalSetup: 'tests/support/share-test-services.ts' } as const
const withHandlerServices = {
  ...withServices,
  globalSetup: 'tests/support/share-handler-services.ts',
} as const
const unit = { pool: 'threads', testTimeout: patience } as const

/** Components of the web, in a document of their own. */
const component = {
  ...unit,
  environment: 'happy-dom',
  setupFiles: ['tests/support/web/component-setup.ts', 'tests/support/web/console-setup.ts'],
}

/** Components of the console. In the site's workers, they changed the window that the site's tests rely on. */
const onTheConsole = ['tests/web/desk/**/*.component.test.tsx']

export default defineConfig({
  test: {
    // As many as cores, as the browser tests run at the same time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [isolated, ...handlers, ...onAnEngine, ...onTheStack, ...onLocalstack],
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: 'unit isolated',
          include: [isolated],
          exclude: [...handlers, ...onAnEngine, ...onTheStack],
        },
      },
      {
        test: {
          ...component,
          name: 'component',
          include: ['tests/**/*.component.test.tsx'],
          exclude: onTheConsole,
          isolate: false,
        },
      },
      {
        test: {
          ...component,
          name: 'console component',
          include: onTheConsole,
          isolate: false,
        },
      },
      {
        test: {
          ...component,
          name: 'component isolated',
          include: ['tests/**/*.component.isolated.test.tsx'],
        },
      },
      {
        test: {
          ...withHandlerServices,
          name: 'handler',
          include: handlers,
          exclude: [isolated, ...onAnEngine],
          isolate: false,
        },
      },
      {
        test: {
          ...withHandlerServices,
          name: 'handler isolated',
          include: ['tests/functions/**/*.isolated.test.ts'],
          exclude: onAnEngine,
        },
      },
      { test: { ...withEngine, name: 'engine', include: onAnEngine, exclude: [isolated], isolate: false } },
      {
        test: { ...withEngine, name: 'stack', include: onTheStack, exclude: [isolated], isolate: false },
      },
      {
        test: { ...withEngine, name: 'stack isolated', include: ['tests/scripts/**/*.isolated.test.ts'] },
      },
      ...(LOCAL_ENGINE === 'localstack'
        ? [{ test: { ...withEngine, name: 'localstack', include: onLocalstack } }]
        : []),
    ],
  },
})
