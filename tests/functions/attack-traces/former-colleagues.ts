import type { DeskRole } from '#shared/desk/desk-roles.ts'
import { createDeskHandler } from '../../../functions/desk/handler.ts'
import { buildFacility } from '../../support/build-facility.ts'
import type { TestApp } from '../../support/test-app.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

const build = (app: TestApp) => buildFacility(app, { limitCents: 100_000_00 })
const credit: readonly DeskRole[] = ['credit']

const propose = async (app: TestApp, facilityId: string) => {
  const desk = createDeskHandler(app.deps)
  const outcome = await desk({
    action: 'facility-limit',
    actor: 'joan',
    roles: credit,
    facilityId,
    limit: '90000.00',
    reason: 'sales fell',
  })
  if (!outcome.ok) throw new Error(outcome.message)
  return String(outcome['proposalId'])
}

/** Attacks with earlier proposals and restored states, by their rows in `docs/attacks.md`. */
export const formerColleagueAttacks: Attacks = {
  'a former employee of the lender: to have an earlier proposal approved by a colleague': async (app) => {
    const seller = await build(app)
    const desk = createDeskHandler(app.deps)
    return watchTraces(app, { seller }, async () => {
      const proposalId = await propose(app, seller.facilityId)
      app.clock.advance('PT1M')
      await desk({
        action: 'colleague-leave',
        actor: 'hedy',
        roles: credit,
        leaver: 'joan',
        reason: 'the last day',
      })
      await desk({ action: 'proposal-approve', actor: 'grace', roles: credit, proposalId })
    })
  },
  'credit, alone: to have a proposal executed on a state that was changed and restored': async (app) => {
    const seller = await build(app)
    const { facilityId } = seller
    const desk = createDeskHandler(app.deps)
    const lone = createDeskHandler({ ...app.deps, config: { ...app.deps.config, fourEyes: false } })
    return watchTraces(app, { seller }, async () => {
      const proposalId = await propose(app, facilityId)
      for (const limit of ['80000.00', '100000.00'])
        await lone({ action: 'facility-limit', actor: 'ada', roles: credit, facilityId, limit, reason: 'x' })
      await desk({ action: 'proposal-approve', actor: 'grace', roles: credit, proposalId })
    })
  },
  'an employee of the lender: to view data by dry runs without a trace': async (app) => {
    const seller = await build(app)
    const { facilityId } = seller
    const desk = createDeskHandler(app.deps)
    return watchTraces(app, { seller }, async () => {
      await desk({ action: 'facility-show', actor: 'ada', roles: credit, facilityId })
      await desk({
        action: 'facility-limit',
        actor: 'ada',
        roles: credit,
        facilityId,
        limit: '80000.00',
        reason: 'x',
        dryRun: true,
      })
    })
  },
}
