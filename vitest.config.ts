import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const files = globSync('tests/**/*.test.ts')

/** What changes the modules, the globals or the clock of all that runs beside it. */
const changes =
  /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers)\(|stubBrowser|process\.env\[/

/** Tests that need a process or a thread to themselves. The others share one: most of their time went into imports. */
const alone = files.filter((file) => changes.test(readFileSync(file, 'utf8')))
const together = files.filter((file) => !alone.includes(file))

const inFolder = (folders: RegExp) => (file: string) => folders.test(file)
const onAnEngine = inFolder(/^tests\/(functions|torture)\//)
const onTheStack = inFolder(/^tests\/scripts\//)
const isUnit = (file: string) => !onAnEngine(file) && !onTheStack(file)

/** A real engine or a whole stack beside them: more time, and processes rather than threads. */
const besideEngines = {
  globalSetup: 'tests/support/share-test-services.ts',
  pool: 'forks',
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const
const unit = { pool: 'threads', testTimeout: 20_000 } as const

/** Components of the web, in a document of their own. */
const component = {
  ...unit,
  environment: 'happy-dom',
  setupFiles: 'tests/support/around-component-tests.ts',
} as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...unit, name: 'unit', include: together.filter(isUnit), isolate: false } },
      { test: { ...unit, name: 'unit alone', include: alone.filter(isUnit) } },
      {
        test: { ...component, name: 'component', include: ['tests/**/*.component.test.tsx'], isolate: false },
      },
      {
        test: {
          ...component,
          name: 'component alone',
          include: ['tests/**/*.component.isolated.test.tsx'],
        },
      },
      { test: { ...besideEngines, name: 'engine', include: together.filter(onAnEngine), isolate: false } },
      { test: { ...besideEngines, name: 'engine alone', include: alone.filter(onAnEngine) } },
      { test: { ...besideEngines, name: 'stack', include: files.filter(onTheStack) } },
    ],
  },
})
