import { listOwned } from '../../support/list-owned.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import type { Fact, KeyedCall, PlainCall } from './calls.ts'
import type { KilledSeller } from './sellers.ts'
import type { RunningStack } from './start-stack.ts'

/** What an act is drawn from. */
export interface Scene {
  stack: RunningStack
  seller: KilledSeller
  chance: Chance
  /** A key that no other call has. */
  key: string
}

/** An act of the lender's side, and what holds once it is done. */
export interface DeskCall {
  action: string
  fields: Record<string, unknown>
  fact: Fact
}

/** A call of the seller's, under a key or not, an act of the lender's side, or a job. */
export type KillAct = { keyed: KeyedCall } | { plain: PlainCall } | { desk: DeskCall } | { job: string }

/** Undefined where there is nothing to do. */
export type Draw = (scene: Scene) => Promise<KillAct | undefined>

export const listOf = <Entity>({ stack, seller }: Scene, prefix: string) =>
  listOwned<Entity>(stack.table, seller.companyId, prefix)
