const press = (link: HTMLAnchorElement, url: string): void => {
  link.href = url
  link.rel = 'noreferrer'
  link.click()
}

/** Has the browser save what `url` leads to. The store sends every file as an attachment, so that the page stays. */
export const saveLink = (url: string): void => press(document.createElement('a'), url)

/** Has the browser save a text that the page made itself. */
export const saveText = (text: string, { name, type }: { name: string; type: string }): void => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.download = name
  press(link, url)
  // Safari reads it after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
