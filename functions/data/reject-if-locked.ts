import { absent, exists } from './condition.ts'
import type { PutOf } from './table.ts'

/**
 * The write that replaces a charge order or a drawdown; one that always fails if a multi-transaction change locks it.
 */
export const rejectIfLocked = <Entity extends object>(write: PutOf<Entity>): PutOf<Entity> =>
  (write.item as { heldFor?: string }).heldFor === undefined
    ? write
    : { ...write, when: { allOf: [{ pk: exists }, { pk: absent }] } }
