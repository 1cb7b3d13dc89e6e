import { type Image, updatedImage } from './item-update.ts'
import type { Write } from './table.ts'

/** The item after a write; undefined if the write deletes it. */
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
