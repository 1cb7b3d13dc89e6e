import { listOwned } from '../../support/list-owned.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import type { Fact, KeyedCall, PlainCall } from './calls.ts'
import type { KilledSeller } from './sellers.ts'
import type { RunningStack } from './start-stack.ts'

/** The context for choosing an act. */
export interface Scene {
  stack: RunningStack
  seller: KilledSeller
  chance: Chance
  /** A unique idempotency key. */
  key: string
}

/** An act of the back office, and its outcome. */
export interface DeskCall {
  action: string
  fields: Record<string, unknown>
  fact: Fact
}

/** A seller's call with or without an idempotency key, an act of the back office, or a job. */
export type KillAct = { keyed: KeyedCall } | { plain: PlainCall } | { desk: DeskCall } | { job: string }

/** Undefined if there is nothing to do. */
export type Draw = (scene: Scene) => Promise<KillAct | undefined>

export const listOf = <Entity>({ stack, seller }: Scene, prefix: string) =>
  listOwned<Entity>(stack.table, seller.companyId, prefix)
