import type { RequestOf } from '#shared/api/endpoint.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { paperEndpoints } from '#shared/repayment/paper.endpoints.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { saveLink, saveText } from '../../api/save-file.ts'

type Paper = RequestOf<typeof paperEndpoints.requestPaper>['body']

const askEveryMs = 1000
const mostAsked = 30

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, askEveryMs))

/** Where the file is once it is there; undefined where it takes longer than anybody waits for. */
const linkTo = async (fileId: string): Promise<string | undefined> => {
  for (let asked = 0; asked < mostAsked; asked++) {
    try {
      return (await call(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } })).url
    } catch (error) {
      if (!isApiError(error) || error.reason !== 'notFound') throw error
    }
    await pause()
  }
  return undefined
}

/** Has a paper made and saves it. Gives whether it was there in time: it is among the documents later otherwise. */
export const makePaper = async (paper: Paper, format: 'pdf' | 'csv'): Promise<boolean> => {
  if (format === 'csv') {
    const { file_name, content } = await call(paperEndpoints.getPaperTable, { body: paper })
    saveText(content, { name: file_name, type: 'text/csv' })
    return true
  }
  const { file_id } = await call(paperEndpoints.requestPaper, { body: paper })
  const url = await linkTo(file_id)
  if (url) saveLink(url)
  return url !== undefined
}
