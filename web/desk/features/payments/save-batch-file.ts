/** Downloads a batch file. */
export const saveBatchFile = (fileName: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/xml;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has read the object URL by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
