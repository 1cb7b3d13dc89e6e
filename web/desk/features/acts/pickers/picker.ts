/** A record of an act's response. */
export type Thing = Readonly<Record<string, unknown>>

/** What is known of an act's fields, as texts: what was given, and what was chosen so far. */
export type Known = Readonly<Record<string, string>>

/** From what people choose where an act takes an id. */
export interface Picker {
  /** The act that lists the choices; for some pickers it depends on an earlier choice. */
  list: string | ((known: Known) => string | undefined)
  /** Where in its answer it stands, of what may be chosen. */
  rows: (told: Thing, known: Known) => readonly Thing[]
  /** What has to be chosen before, with which it is asked. */
  asks?: readonly string[]
  /** With what it is asked where that is known. */
  narrows?: readonly string[]
  /** With what it is always asked. */
  always?: Thing
  /** Searches for the typed text, and lists nothing without it. */
  seeks?: true
  /** Each time that it is asked stands in the audit. */
  isLook?: true
  /** The fields that a choice fills, each with what a row calls it. */
  fills: Readonly<Record<string, string>>
  /** The attributes that distinguish the records, the title first. */
  tells: readonly string[]
  /** Of a field that takes several: what it takes of each row, of one name that alone. */
  each?: readonly string[]
  /** A name that there is not yet can be typed as well. */
  takesNew?: true
}
