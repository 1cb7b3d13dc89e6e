/** A file's content in base64, as acts receive it. */
export const inBase64 = async (file: Blob): Promise<string> => {
  const reader = new FileReader()
  const read = new Promise<string>((resolve, reject) => {
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file was not read')))
  })
  reader.readAsDataURL(file)
  return (await read).replace(/^[^,]*,/, '')
}

/** A text in UTF-8 and base64. */
export const textInBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''))
