import { relative } from 'node:path'
import * as z from 'zod'
import { projectRoot } from '../local/project-root.ts'

/** The parts of vitest's JSON report that are used here. */
export const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** The path of a test file from the project's root. */
export const fromRoot = (path: string): string => relative(projectRoot, path)
