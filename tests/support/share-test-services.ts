import type { TestProject } from 'vitest/node'
import { startTestServices } from './start-test-services.ts'

/** Starts the services shared by all test files. Vitest calls the returned function at the end. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { services, stop } = await startTestServices()
  project.provide('services', services)
  return stop
}
