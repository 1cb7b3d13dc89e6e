import type { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { findCompleteFile } from '../data/files.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

const linkSeconds = 5 * 60

export const getFileOnlineUrl: Handler<typeof filesEndpoints.getFileOnlineUrl> = async (
  { input, session },
  { table, files },
) => {
  const file = await findCompleteFile(table, session.companyId, input.body.file_id)
  if (!file) return refuse('notFound')
  const { objectKey: key, fileName } = file
  return answer({ url: await files.presignDownload({ key, fileName, seconds: linkSeconds }) })
}
