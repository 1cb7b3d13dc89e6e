import type { TestProject } from 'vitest/node'
import { startTestServices } from './start-test-services.ts'
import { inMemory } from './test-services.ts'

/** As `share-test-services.ts`, for tests whose tables are in memory unless the run selects an engine. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { services, stop } = await startTestServices(process.env['LOCAL_ENGINE'] ?? inMemory)
  project.provide('services', services)
  return stop
}
