import * as z from 'zod/mini'
import { deskAct } from '../engine/desk-act.ts'
import { describeAct } from './describe-act.ts'

export const listActsAct = deskAct({
  name: 'act-list',
  summary:
    'The acts that your roles may do: what each does, and whether it takes a reason or a second person.',
  reads: true,
  unrecorded: 'it tells what the code can do',
  schema: z.object({}),
  run: async (_input, { ownActs, loadOwn }, { config }) => {
    const own = await Promise.all(ownActs.map(loadOwn))
    return { ok: true, acts: own.flatMap((action) => (action ? describeAct(action, config) : [])) }
  },
})
