import { deletableAt } from './expiry.ts'
import { create, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

/** A mailed link that confirms a user's e-mail address. Stored under the hash of its token. */
export interface Activation {
  userId: string
  /** The address that the link was mailed to. The link confirms and reveals no other. */
  email: string
  expiresAt: string
}

/** How long an expired link is kept, so that it can be distinguished from one that never existed. */
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
