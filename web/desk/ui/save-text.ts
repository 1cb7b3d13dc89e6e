/** By which spreadsheets know a file for UTF-8: without it they read Chinese names as something else. */
const byteOrderMark = '\u{FEFF}'

/** Has the browser save a table as a file. */
export const saveText = (fileName: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([byteOrderMark, content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url))
}
