import { defineConfig } from 'vitest/config'

// Tests of handlers and of the local stack start a real engine beside them: more time, and a process of their own.
const onTheStack = ['tests/functions/**/*.test.ts', 'tests/scripts/**/*.test.ts']
const inTheBrowser = ['tests/e2e/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...onTheStack, ...inTheBrowser],
          pool: 'threads',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'stack',
          include: onTheStack,
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
