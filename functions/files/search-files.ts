import { isOfGroup } from '#shared/files/file-kinds.ts'
import type { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { fileStateOf, listFiles } from '../data/files.ts'
import { findMembership, isAdministrator } from '../data/memberships.ts'
import { sortPage } from '../data/sort-page.ts'
import { answer, type Handler } from '../http/handle.ts'

export const searchFiles: Handler<typeof filesEndpoints.searchFiles> = async (
  { input: { body }, session },
  { table, clock },
) => {
  const { group, page_size: limit, cursor } = body
  const [files, membership] = await Promise.all([
    listFiles(table, session.companyId),
    findMembership(table, session),
  ])
  const seesIdentities = isAdministrator(membership)
  const found = files.filter(({ kind }) => isOfGroup(kind, group) && (kind !== 'identity' || seesIdentities))
  const { items, ...page } = sortPage(found, ({ createdAt, fileId }) => [createdAt, fileId], {
    limit,
    cursor,
    order: 'desc',
  })
  const now = clock()
  return answer({
    records: items.map((file) => ({
      file_id: file.fileId,
      file_name: file.fileName,
      kind: file.kind,
      person: file.person,
      size: file.size,
      created_at: file.createdAt,
      standing: fileStateOf(file, now),
    })),
    ...page,
  })
}
