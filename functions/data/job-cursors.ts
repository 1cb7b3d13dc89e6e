import { put, type Table, type Write } from './table.ts'

/** A job's progress. */
export interface JobCursor {
  job: string
  /** All is processed up to it: a business date, or an hour (UTC) as `2026-11-02T01`, by the job's unit. */
  upTo: string
  updatedAt: string
}

const key = (job: string) => ({ pk: `JOB#${job}`, sk: 'CURSOR' })

/** Access pattern: a job's progress; undefined before its first run. */
export const findJobCursor = async (table: Table, job: string): Promise<string | undefined> =>
  (await table.get<JobCursor>(key(job)))?.upTo

export const putJobCursor = (table: Table, cursor: JobCursor): Write =>
  put<JobCursor>(table, { ...key(cursor.job), type: 'job-cursor', ...cursor })
