import { hash } from 'node:crypto'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { TestApp } from './test-app.ts'

/** A captcha's solution, in the fields of the calls that require one. */
export interface SolvedCaptcha {
  uuid: string
  code: string
}

/** Fetches a proof-of-work captcha and solves it by brute force, as a browser does. */
export const solveCaptcha = async (app: TestApp): Promise<SolvedCaptcha> => {
  const { data } = await app.send(accountEndpoints.getCaptcha, { query: { kind: 'work' } })
  if (!data.work) throw new Error('a captcha without work')
  const { salt, challenge, most } = data.work
  for (let number = 0; number <= most; number++)
    if (hash('sha256', `${salt}${number}`) === challenge) return { uuid: data.uuid, code: String(number) }
  throw new Error('a captcha that cannot be solved')
}
