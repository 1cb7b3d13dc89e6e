import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { saveLink } from '../../../api/save-file.ts'

const askEveryMs = 1000
const maxAsked = 30

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, askEveryMs))

/** Polls for a generated file's link; undefined after a timeout. */
const linkTo = async (fileId: string): Promise<string | undefined> => {
  for (let asked = 0; asked < maxAsked; asked++) {
    try {
      return (await call(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } })).url
    } catch (error) {
      if (!isApiError(error) || error.reason !== 'notFound') throw error
    }
    await pause()
  }
  return undefined
}

/**
 * Downloads a file that is being generated. Returns false after a timeout; then it is found among the documents later.
 */
export const saveWhenReady = async (fileId: string): Promise<boolean> => {
  const url = await linkTo(fileId)
  if (url) saveLink(url)
  return url !== undefined
}
