import * as z from 'zod/mini'
import { describedField } from '../engine/act-fields.ts'
import { actFieldsOf } from '../engine/act-fields-of.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { describeAct } from './describe-act.ts'

export const showActAct = deskAct({
  name: 'act-show',
  summary: 'What one of the lender’s acts takes, field by field.',
  reads: true,
  unrecorded: 'it tells what the code can do',
  positional: ['name'],
  schema: z.object({ name: describedField(z.string(), 'the act', 'kyc-approve') }),
  run: async ({ name }, { loadOwn }, { config }) => {
    const action = await loadOwn(name)
    if (!action) return refuseAct('notFound', `there is no act ${name} for your roles`)
    return { ok: true, ...describeAct(action, config), fields: actFieldsOf(action) }
  },
})
