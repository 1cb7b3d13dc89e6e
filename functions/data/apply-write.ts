import { type Image, updatedImage } from './item-update.ts'
import type { Write } from './table.ts'

/** What an item would be after a write; undefined where it is then gone. */
export const applyWrite = (before: Image | undefined, write: Write): Image | undefined => {
  switch (write.kind) {
    case 'put':
      return { ...write.item }
    case 'update':
      return updatedImage({ ...write.key, ...before }, write)
    case 'delete':
      return undefined
    case 'check':
      return before
  }
}
