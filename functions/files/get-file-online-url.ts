import type { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { findCompleteDocument } from '../data/documents.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

const linkSeconds = 5 * 60

export const getFileOnlineUrl: Handler<typeof filesEndpoints.getFileOnlineUrl> = async (
  { input, session },
  { table, files },
) => {
  const document = await findCompleteDocument(table, session.companyId, input.body.file_id)
  if (!document) return refuse('notFound')
  const { objectKey: key, fileName } = document
  return answer({ url: await files.presignDownload({ key, fileName, seconds: linkSeconds }) })
}
