import type { RequestOf } from '#shared/api/endpoint.ts'
import { accountDocumentEndpoints } from '#shared/repayment/account-documents.endpoints.ts'
import { call } from '../../api/call.ts'
import { saveText } from '../../api/save-file.ts'
import { saveWhenReady } from '../files/viewer/save-when-ready.ts'

type Paper = RequestOf<typeof accountDocumentEndpoints.requestPaper>['body']

/** Generates a document and downloads it. Returns false after a timeout; then it is found among the documents later. */
export const makePaper = async (paper: Paper, format: 'pdf' | 'csv'): Promise<boolean> => {
  if (format === 'csv') {
    const { file_name, content } = await call(accountDocumentEndpoints.getPaperTable, { body: paper })
    saveText(content, { name: file_name, type: 'text/csv' })
    return true
  }
  const { file_id } = await call(accountDocumentEndpoints.requestPaper, { body: paper })
  return saveWhenReady(file_id)
}
