import type { Words } from '../translations.ts'

export { shell } from './shell.ts'

/** The files of all other areas' translations. */
export const files = import.meta.glob<Partial<Words>>([
  './*.ts',
  '!./start.ts',
  '!./shell.ts',
  '!./search.ts',
  '!./states.ts',
])
