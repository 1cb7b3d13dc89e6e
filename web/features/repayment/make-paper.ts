import type { RequestOf } from '#shared/api/endpoint.ts'
import { paperEndpoints } from '#shared/repayment/paper.endpoints.ts'
import { call } from '../../api/call.ts'
import { saveText } from '../../api/save-file.ts'
import { saveWhenReady } from '../files/viewer/save-when-ready.ts'

type Paper = RequestOf<typeof paperEndpoints.requestPaper>['body']

/** Has a paper made and saves it. Gives whether it was there in time: it is among the documents later otherwise. */
export const makePaper = async (paper: Paper, format: 'pdf' | 'csv'): Promise<boolean> => {
  if (format === 'csv') {
    const { file_name, content } = await call(paperEndpoints.getPaperTable, { body: paper })
    saveText(content, { name: file_name, type: 'text/csv' })
    return true
  }
  const { file_id } = await call(paperEndpoints.requestPaper, { body: paper })
  return saveWhenReady(file_id)
}
