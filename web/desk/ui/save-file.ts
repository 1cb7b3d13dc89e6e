/** Downloads a file. */
export const saveFile = (fileName: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has read the object URL by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
