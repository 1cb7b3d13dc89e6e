import type { Words } from '../translations.ts'

export { shell } from './shell.ts'

/** Where the words of each other area are. */
export const files = import.meta.glob<Partial<Words>>([
  './*.ts',
  '!./index.ts',
  '!./start.ts',
  '!./shell.ts',
  '!./search.ts',
])
