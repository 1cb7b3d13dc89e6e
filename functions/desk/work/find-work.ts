import * as z from 'zod/mini'
import { workFields } from '#shared/desk/work.acts.ts'
import { mayHandleWork, type WorkKind } from '#shared/desk/work.ts'
import type { Kyc } from '../../data/kyc.ts'
import { expectWaiting, findWaiting } from '../../data/review-queue.ts'
import type { Item, Table, Write } from '../../data/table.ts'
import { findWorkClaim, type WorkClaim } from '../../data/work-claims.ts'
import { type Act, type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { permittedActNames } from '../engine/permitted-acts.ts'
import { claimKyc } from './claim-kyc.ts'

export type Named = z.output<z.ZodMiniObject<typeof workFields>>

/** Properties of a waiting item beyond its kind. */
interface Waiting {
  companyId?: string
  /** For a proposal, the proposed act. */
  action?: string
}

interface Found {
  ok: true
  item: Item<Waiting>
  held: Item<WorkClaim> | undefined
}

/** The waiting item with an id, and its assignee; refused for other roles. */
export const findWork = async (
  { queue, workId }: Named,
  { roles }: Pick<Act, 'roles'>,
  table: Table,
): Promise<Found | DeskRefusal> => {
  const [item, held] = await Promise.all([
    findWaiting<Waiting>(table, queue, workId),
    findWorkClaim(table, queue, workId),
  ])
  if (!item) return refuseAct('notFound', `no ${queue} waits as ${workId}`)
  if (!mayHandleWork(queue, item, await permittedActNames(roles)))
    return refuseAct('forbidden', `your roles see to no such ${queue}`)
  return { ok: true, item, held }
}

/** The condition check on the waiting item, for the transaction that changes its assignee. */
export const workConditionChecks = async (
  kind: WorkKind,
  item: Item<Waiting>,
  holder: { reviewer: string; takenAt: string } | undefined,
  table: Table,
): Promise<Record<string, Write>> =>
  kind === 'kyc'
    ? claimKyc(table, item as unknown as Item<Kyc>, holder)
    : { waiting: expectWaiting(table, item) }

export const workView = ({ queue, workId }: Named, { companyId }: Waiting, held: WorkClaim | undefined) => ({
  queue,
  workId,
  companyId: companyId ?? null,
  takenBy: held?.holder ?? null,
  takenAt: held?.since ?? null,
})

export const refuseClaimed = ({ holder, since }: WorkClaim): DeskRefusal =>
  refuseAct('changedMeanwhile', `${holder} has had it since ${since}`)
