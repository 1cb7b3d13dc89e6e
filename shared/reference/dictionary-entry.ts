/** One choice of a form. `key_id` is stored and sent; the names are Simplified and Traditional Chinese and English. */
export interface DictionaryEntry {
  key_id: string
  name_chi: string
  name_cht: string
  name_eng: string
  /** Displayed instead of the name if a list needs more: a bank with its SWIFT code. */
  show_name?: string
}

type Row = readonly [keyId: string, simplified: string, traditional: string, english: string]

export const entriesOf = (rows: readonly Row[]): DictionaryEntry[] =>
  rows.map(([key_id, name_chi, name_cht, name_eng]) => ({ key_id, name_chi, name_cht, name_eng }))
