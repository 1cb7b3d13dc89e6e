import { compactCode, plainCharacters } from '#shared/input-parsing/plain-characters.ts'
import { readPercent } from '#shared/input-parsing/read-percent.ts'

/** Normalizes typed text when the field loses focus. Text that cannot be parsed stays, for validation to report. */
export const normalizeCode = (typed: string): string => compactCode(typed).toUpperCase()

export const normalizeShare = (typed: string): string => readPercent(typed) ?? typed

export const normalizeWhole = (typed: string): string => plainCharacters(typed).trim()
