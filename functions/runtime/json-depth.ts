/** No valid form or act nests as deep: deeper input aims at exhausting recursive code. */
export const maxJsonDepth = 32

/** Whether a JSON text nests too deep. Checked before parsing, without recursion. */
export const exceedsDepth = (text: string, deepest: number = maxJsonDepth): boolean => {
  let depth = 0
  let isString = false
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index)
    if (isString) {
      // A backslash escapes the next character.
      if (character === 0x5c) index++
      else if (character === 0x22) isString = false
    } else if (character === 0x22) isString = true
    else if (character === 0x7b || character === 0x5b) {
      depth++
      if (depth > deepest) return true
    } else if (character === 0x7d || character === 0x5d) depth--
  }
  return false
}
