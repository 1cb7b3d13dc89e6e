import { deletableAt } from './expiry.ts'
import { create, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

/** A mailed link that confirms a user's e-mail address. Stored under the hash of its token. */
export interface Activation {
  userId: string
  /** The address that it was mailed to: it confirms no other, and tells of none. */
  email: string
  expiresAt: string
}

/** For how long after its end a link is still known, to be told from one that never was. */
const keptForMs = 30 * 24 * 3_600_000

const key = (token: string) => ({
  pk: `ACTIVATION#${hashToken(token)}`,
  sk: 'ACTIVATION',
})

/** Access pattern: the activation behind a mailed link's token. */
export const findActivation = (table: Table, token: string): Promise<Activation | undefined> =>
  table.get<Activation>(key(token))

export const createActivation = (table: Table, token: string, activation: Activation): Write =>
  create<Activation>(table, {
    ...key(token),
    type: 'activation',
    ...deletableAt(new Date(Date.parse(activation.expiresAt) + keptForMs).toISOString(), key(token)),
    ...activation,
  })
