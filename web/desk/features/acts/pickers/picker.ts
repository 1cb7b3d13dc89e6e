/** A record of an act's response. */
export type ResponseRecord = Readonly<Record<string, unknown>>

/** The values of an act's fields so far, given or chosen, as texts. */
export type Known = Readonly<Record<string, string>>

/** The source of choices for an act's id field. */
export interface Picker {
  /** The act that lists the choices; for some pickers it depends on an earlier choice. */
  list: string | ((known: Known) => string | undefined)
  /** Extracts the selectable rows from the response. */
  rows: (response: ResponseRecord, known: Known) => readonly ResponseRecord[]
  /** Fields that must be chosen first and are sent as parameters. */
  requires?: readonly string[]
  /** Fields that are sent as parameters if they are known. */
  narrows?: readonly string[]
  /** Constant parameters. */
  always?: ResponseRecord
  /** True if it searches for the typed text, and lists nothing without it. */
  searches?: true
  /** True if each call leaves an audit entry. */
  isLook?: true
  /** The fields that a choice fills, each with the attribute of the row. */
  fills: Readonly<Record<string, string>>
  /** The attributes that distinguish the records, the title first. */
  distinguishedBy: readonly string[]
  /** For a field with several values: the attributes of each row, or its single attribute. */
  each?: readonly string[]
  /** True if a new name can be typed as well. */
  takesNew?: true
}
