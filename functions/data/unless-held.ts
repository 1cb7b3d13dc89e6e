import { absent, exists } from './condition.ts'
import type { PutOf } from './table.ts'

/** The write that replaces a charge order or a drawdown; one that always fails while a change holds the item. */
export const unlessHeld = <Entity extends object>(write: PutOf<Entity>): PutOf<Entity> =>
  (write.item as { heldFor?: string }).heldFor === undefined
    ? write
    : { ...write, when: { allOf: [{ pk: exists }, { pk: absent }] } }
