import { saveFile } from '../../api/save-file.ts'

/** The byte order mark makes spreadsheets read the file as UTF-8; otherwise Chinese text would be garbled. */
const byteOrderMark = '\u{FEFF}'

/** Downloads a table as CSV. */
export const saveText = (fileName: string, content: string): void =>
  saveFile(fileName, new Blob([byteOrderMark, content], { type: 'text/csv;charset=utf-8' }))
