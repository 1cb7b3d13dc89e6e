import type { BusinessDate } from '../../shared/time/business-date.ts'
import { put, type Table, type Write } from './table.ts'

/** How far a job has come: all of the days up to `date` are done. */
export interface JobCursor {
  job: string
  date: BusinessDate
  updatedAt: string
}

const key = (job: string) => ({ pk: `JOB#${job}`, sk: 'CURSOR' })

/** Access pattern: how far a job has come; undefined before its first run. */
export const findJobCursor = (table: Table, job: string): Promise<JobCursor | undefined> =>
  table.get<JobCursor>(key(job))

export const putJobCursor = (table: Table, cursor: JobCursor): Write =>
  put<JobCursor>(table, { ...key(cursor.job), type: 'job-cursor', ...cursor })
