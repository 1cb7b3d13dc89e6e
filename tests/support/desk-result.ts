import type { ActOutput } from '#shared/desk/all-acts.ts'
import { callDesk } from './draw-money.ts'
import type { TestApp } from './test-app.ts'

/** The response of an act of the back office, performed as a tester. Throws if the act is refused. */
export const deskResult = async <Name extends string>(
  app: TestApp,
  action: Name,
  fields: object = {},
): Promise<ActOutput<Name>> => {
  const response = await callDesk(app, action, { ...fields })
  if (!response.ok) throw new Error(response.message)
  return response as unknown as ActOutput<Name>
}
