import { saveText } from '../../../api/save-file.ts'

/** Downloads a batch file. */
export const saveBatchFile = (fileName: string, content: string): void =>
  saveText(content, { name: fileName, type: 'application/xml' })
