const press = (link: HTMLAnchorElement, url: string): void => {
  link.href = url
  link.rel = 'noreferrer'
  link.click()
}

/** Downloads `url`. The file store serves every file as an attachment, so the page stays. */
export const saveLink = (url: string): void => press(document.createElement('a'), url)

/** Downloads a text that was generated in the browser. */
export const saveText = (text: string, { name, type }: { name: string; type: string }): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }))

/** Downloads a file that was generated in the browser. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.download = name
  press(link, url)
  // Safari reads the object URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
