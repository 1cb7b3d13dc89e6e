import { afterAll } from 'vitest'
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

/** A test app that all tests of a file share, closed after the last of them. */
export const useTestApp = async (options?: TestAppOptions): Promise<TestApp> => {
  const app = await createTestApp(options)
  afterAll(() => app.close())
  return app
}
