import type { ActOutput } from '#shared/desk/all-acts.ts'
import { callDesk } from './draw-money.ts'
import { fulfilled } from './fulfilled.ts'
import type { TestApp } from './test-app.ts'

/** The response of an act of the back office, performed as a tester. Throws if the act is refused. */
export const deskResult = async <Name extends string>(
  app: TestApp,
  action: Name,
  fields: object = {},
): Promise<ActOutput<Name>> => (await fulfilled(callDesk(app, action, { ...fields }))) as ActOutput<Name>
