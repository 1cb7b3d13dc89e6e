import { changed, retryOnChange } from '../../data/retry-on-change.ts'
import type { Write } from '../../data/table.ts'
import { findUser, replaceUser, type User } from '../../data/users.ts'
import type { Deps } from '../../runtime/deps.ts'

/** A user as they are to be, and what must land with that. */
export interface UserChange<Name extends string> {
  user: User
  writes?: { [Each in Name]?: Write | undefined }
}

const overtaken = { ok: false, failed: ['user'] } as const

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
  const outcome = await retryOnChange(async () => {
    const before = await findUser(table, userId)
    if (!before) throw new Error('a session without a user')
    const next = change(before)
    if (!next) return overtaken
    const written = await table.transact<Name | 'user'>({
      ...next.writes,
      user: replaceUser(table, next.user),
    } as Record<Name | 'user', Write | undefined>)
    if (written.ok) return { ok: true, user: next.user } as const
    return written.failed.some((name) => name !== 'user') ? written : changed
  })
  return outcome === changed ? overtaken : outcome
}
