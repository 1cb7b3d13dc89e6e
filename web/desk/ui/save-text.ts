/** Has the browser save a text as a file. */
export const saveText = (fileName: string, content: string, type = 'text/csv;charset=utf-8'): void => {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url))
}
