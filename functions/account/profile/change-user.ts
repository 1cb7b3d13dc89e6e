import { changed, retryOnChange } from '../../data/retry-on-change.ts'
import type { Write } from '../../data/table.ts'
import { findUser, replaceUser, type User } from '../../data/users.ts'
import type { Deps } from '../../runtime/deps.ts'

/** A changed user, and the writes that belong with it. */
export interface UserChange<Name extends string> {
  user: User
  writes?: { [Each in Name]?: Write | undefined }
}

const overtaken = { ok: false, failed: ['user'] } as const

/**
 * Changes single fields of a user, together with `writes`, in one transaction. If only the user was changed
 * concurrently, the change is applied to the new state; if `change` returns none for that, nothing is done. `failed`
 * has the names of the failed writes, `user` if it was the user alone.
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
