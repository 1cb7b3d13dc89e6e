import { put, type Table, type Write } from './table.ts'

/** How far a job has come. */
export interface JobCursor {
  job: string
  /** All is done up to it: a business date, or an hour (UTC) as `2026-11-02T01`, by what the job counts. */
  upTo: string
  updatedAt: string
}

const key = (job: string) => ({ pk: `JOB#${job}`, sk: 'CURSOR' })

/** Access pattern: up to where a job is done; undefined before its first run. */
export const findJobCursor = async (table: Table, job: string): Promise<string | undefined> =>
  (await table.get<JobCursor>(key(job)))?.upTo

export const putJobCursor = (table: Table, cursor: JobCursor): Write =>
  put<JobCursor>(table, { ...key(cursor.job), type: 'job-cursor', ...cursor })
