import * as z from 'zod/mini'
import { act } from './act.ts'
import { describedField } from './act-fields.ts'
import { actForm, listedAct, ownRoles } from './console.ts'
import { everyDeskRole } from './desk-roles.ts'

export const consoleActs = {
  'act-list': act({
    summary:
      'The acts that your roles may do: what each does, and whether it takes a reason or a second person.',
    roles: everyDeskRole,
    reads: true,
    unrecorded: 'it tells what the code can do',
    input: z.object({}),
    output: z.strictObject({ acts: z.array(listedAct) }),
  }),
  'act-show': act({
    summary: 'What one of the lender’s acts takes, field by field.',
    roles: everyDeskRole,
    reads: true,
    unrecorded: 'it tells what the code can do',
    positional: ['name'],
    input: z.object({ name: describedField(z.string(), 'the act', 'kyc-approve', 'act') }),
    output: actForm,
  }),
  'me-show': act({
    summary: 'Who you are at the desk, your roles, and what they may do.',
    roles: everyDeskRole,
    reads: true,
    unrecorded: 'it tells somebody who they are',
    input: z.object({}),
    output: ownRoles,
  }),
}
