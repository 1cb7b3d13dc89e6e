import type { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { refuseIdentity } from '../account/security/refuse-identity.ts'
import { findCompleteFile } from '../data/files.ts'
import { findMembership, isAdministrator } from '../data/memberships.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { openFile } from './open-file.ts'

export const getFileOnlineUrl: Handler<typeof filesEndpoints.getFileOnlineUrl> = async (
  { input, session },
  deps,
) => {
  const file = await findCompleteFile(deps.table, session.companyId, input.body.file_id)
  if (!file) return refuse('notFound')
  if (file.kind === 'identity') {
    if (!isAdministrator(await findMembership(deps.table, session))) return refuse('forbidden')
    const unproven = await refuseIdentity(deps, session)
    if (unproven) return unproven
  }
  const opened = await openFile(file, deps)
  return opened.ok ? answer({ url: opened.url }) : refuse(opened.reason)
}
