/** The byte order mark makes spreadsheets read the file as UTF-8; otherwise Chinese text would be garbled. */
const byteOrderMark = '\u{FEFF}'

/** Downloads a table as CSV. */
export const saveText = (fileName: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([byteOrderMark, content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has read the object URL by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
