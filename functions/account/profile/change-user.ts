import type { Write } from '../../data/table.ts'
import { findUser, replaceUser, type User } from '../../data/users.ts'
import type { Deps } from '../../runtime/deps.ts'

const attempts = 5

/** A user as they are to be, and what must land with that. */
export interface UserChange<Name extends string> {
  user: User
  writes?: { [Each in Name]?: Write | undefined }
}

/**
 * Changes single fields of a user, together with `writes`, in one transaction. Where only the user was changed at
 * the same moment, the change is made to what they are by then; where `change` gives none for that, nothing is done.
 * `failed` names what stood in the way, `user` where it was the user alone.
 */
export const changeUser = async <Name extends string>(
  { table }: Pick<Deps, 'table'>,
  userId: string,
  change: (user: User) => UserChange<Name> | undefined,
): Promise<{ ok: true; user: User } | { ok: false; failed: readonly (Name | 'user')[] }> => {
  for (let attempt = 1; ; attempt++) {
    const before = await findUser(table, userId)
    if (!before) throw new Error('a session without a user')
    const changed = change(before)
    if (!changed) return { ok: false, failed: ['user'] }
    const outcome = await table.transact<Name | 'user'>({
      ...changed.writes,
      user: replaceUser(table, changed.user),
    } as Record<Name | 'user', Write | undefined>)
    if (outcome.ok) return { ok: true, user: changed.user }
    if (attempt === attempts || outcome.failed.some((name) => name !== 'user')) return outcome
  }
}
