import type { TestProject } from 'vitest/node'
import { startTestServices } from './start-test-services.ts'

/** Starts what all test files share, before the first of them. Vitest calls what it returns after the last. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { services, stop } = await startTestServices()
  project.provide('services', services)
  return stop
}
