import * as z from 'zod/mini'
import { deskAct } from '../engine/desk-act.ts'

export const showMeAct = deskAct({
  name: 'me-show',
  summary: 'Who you are at the desk, your roles, and what they may do.',
  reads: true,
  unrecorded: 'it tells somebody who they are',
  schema: z.object({}),
  run: async (_input, { actor, roles, ownActs }, { clock }) => ({
    ok: true,
    actor,
    roles,
    now: clock().toISOString(),
    acts: [...ownActs],
  }),
})
