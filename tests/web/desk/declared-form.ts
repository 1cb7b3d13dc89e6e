import { actFieldsOf } from '#shared/desk/act-fields-of.ts'
import { type ActName, allActs } from '#shared/desk/all-acts.ts'
import type { ActForm } from '#shared/desk/console.ts'

/** The form of a changing act as `act-show` responds with it; with some of its fields where these are named. */
export const declaredForm = (
  action: string,
  names?: readonly string[],
  more: Partial<ActForm> = {},
): ActForm & Record<string, unknown> => ({
  action,
  summary: '',
  changes: true,
  needsReason: false,
  needsSecondPerson: false,
  fields: actFieldsOf(allActs[action as ActName]).filter(({ name }) => !names || names.includes(name)),
  ...more,
})
