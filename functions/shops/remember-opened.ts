import type { Seal } from '../data/seal.ts'

/** A seal that opens the same once after another: of each page of a reading, the tokens are the ones of the page before. */
export const rememberOpened = (seal: Seal): Seal => {
  let last: { sealed: string; context: string; opened: Promise<string> } | undefined
  return {
    ...seal,
    open(sealed, context) {
      if (last?.sealed !== sealed || last.context !== context)
        last = { sealed, context, opened: seal.open(sealed, context) }
      return last.opened
    },
  }
}
