import { compactCode, plainCharacters } from '#shared/input-parsing/plain-characters.ts'
import { readPercent } from '#shared/input-parsing/read-percent.ts'

/** What was typed into a field, as it is shown once the field is left. What cannot be read stays, to be told wrong. */
export const readCode = (typed: string): string => compactCode(typed).toUpperCase()

export const readShare = (typed: string): string => readPercent(typed) ?? typed

export const readWhole = (typed: string): string => plainCharacters(typed).trim()
