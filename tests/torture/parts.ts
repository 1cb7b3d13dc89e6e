import { books } from './books.ts'
import { close } from './close/close.ts'
import { drawdowns } from './drawdowns.ts'
import { histories } from './histories/histories.ts'
import { kills } from './kills/kills.ts'
import type { Part } from './part.ts'
import { ids, requests } from './requests/requests.ts'
import { statements } from './statements/statements.ts'

/** In order of execution. */
export const parts = {
  drawdowns,
  histories,
  kills,
  close,
  statements,
  requests,
  ids,
  books,
} satisfies Record<string, Part>

export type PartName = keyof typeof parts

export const partNames = Object.keys(parts) as PartName[]
