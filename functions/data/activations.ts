import { createHash } from 'node:crypto'
import { create, type Table, type Write } from './table.ts'

/** A mailed link that confirms a user's e-mail address. Stored under the hash of its token. */
export interface Activation {
  userId: string
  expiresAt: string
}

/** For how long after its end a link is still known, to be told from one that never was. */
const keptForSeconds = 30 * 24 * 3600

const key = (token: string) => ({
  pk: `ACTIVATION#${createHash('sha256').update(token).digest('hex')}`,
  sk: 'ACTIVATION',
})

/** Access pattern: the activation behind a mailed link's token. */
export const findActivation = (table: Table, token: string): Promise<Activation | undefined> =>
  table.get<Activation>(key(token))

export const createActivation = (table: Table, token: string, activation: Activation): Write =>
  create<Activation>(table, {
    ...key(token),
    type: 'activation',
    ttl: Math.floor(Date.parse(activation.expiresAt) / 1000) + keptForSeconds,
    ...activation,
  })
