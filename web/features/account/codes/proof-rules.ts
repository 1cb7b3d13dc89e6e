import { compactCode } from '#shared/input-parsing/plain-characters.ts'

/** What proves a person: the code sent to them, and the last characters of their identity document. */
export interface PersonProof {
  readonly code: string
  readonly id_last_four: string
}

/** The typed end of a document number, as it is compared. */
export const readIdSuffix = (typed: string): string => compactCode(typed).toUpperCase()

/** The broken rules of a proof as it is typed, by field. */
export const proofRules = (
  { code, id_last_four }: PersonProof,
  { asksEnd = true }: { asksEnd?: boolean } = {},
): Record<string, string> => ({
  ...(/^\d{6}$/.test(compactCode(code)) ? {} : { code: code === '' ? 'required' : 'codeInvalid' }),
  ...(!asksEnd || /^[A-Z\d]{4}$/.test(readIdSuffix(id_last_four))
    ? {}
    : { id_last_four: id_last_four === '' ? 'required' : 'invalid' }),
})
