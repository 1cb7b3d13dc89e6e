import { exists } from './condition.ts'
import { deletableAt } from './expiry.ts'
import { create, type Item, remove, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

/** A captcha, until its first response: right or wrong, it is good for one try. */
export interface Captcha {
  uuid: string
  /** Hash of the uuid and the solution. */
  answerHash: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

const key = (uuid: string) => ({ pk: `CAPTCHA#${uuid}`, sk: 'CAPTCHA' })

/** The normalised hash of a solution: spacing and case are ignored. */
export const hashResponse = (uuid: string, answer: string): string =>
  hashToken(`${uuid}:${answer.replace(/\s/g, '').toUpperCase()}`)

/** Access pattern: a captcha by uuid. */
export const findCaptcha = (table: Table, uuid: string): Promise<Item<Captcha> | undefined> =>
  table.get<Captcha>(key(uuid))

export const createCaptcha = (table: Table, captcha: Captcha): Write =>
  create<Captcha>(table, {
    ...key(captcha.uuid),
    type: 'captcha',
    ...deletableAt(captcha.expiresAt, key(captcha.uuid)),
    ...captcha,
  })

/** Consumes a captcha; fails for every call but the first. */
export const consumeCaptcha = (table: Table, { uuid }: Captcha): Write =>
  remove(table, key(uuid), { pk: exists })
