import { describe, expect, test } from 'vitest'
import { everyAct } from '#shared/desk/all-acts.ts'
import { recordsOfActs } from '#shared/desk/viewed-records.ts'
import { findProposal } from '../../../../functions/data/proposals.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createDeskStory } from '../desk-story.ts'

const story = createDeskStory(() => app)
const app = await useTestApp()
await story.begin()

const byTwo = (): Deps => ({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })
const ofTwo = new Set(everyAct.flatMap(({ name, fourEyes }) => (fourEyes ? name : [])))

describe('every act that two people do', () => {
  test.each(story.steps)(
    '$action is done as it was proposed where nothing changed in between',
    async ({ action, actor = 'ada', fields }) => {
      const input = { action, actor, reason: 'as agreed', ...(await fields()) }
      const first = await deskOf(byTwo())(input)
      expect(first).toMatchObject({ ok: true })
      expect('proposalId' in first).toBe(ofTwo.has(action))
      const proposed =
        'proposalId' in first ? await findProposal(app.deps.table, String(first['proposalId'])) : undefined
      expect((proposed?.viewed ?? []).length > 0).toBe(Object.hasOwn(recordsOfActs, action))
      const second = 'proposalId' in first ? { proposalId: first['proposalId'] } : undefined
      app.clock.advance('PT1M')
      const outcome = second
        ? await deskOf(byTwo())({ action: 'proposal-approve', actor: 'grace', ...second })
        : first
      expect(outcome).toMatchObject({ ok: true })
    },
  )
})
