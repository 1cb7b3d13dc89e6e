import { beforeAll, expect, test } from 'vitest'
import { everyAct } from '#shared/desk/all-acts.ts'
import { put } from '../../../../functions/data/table.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createDeskStory } from '../desk-story.ts'

type Item = Record<string, unknown>

const pngFile = Buffer.from('89504e470d0a1a0a0000000d494844520000012c0000012c', 'hex')

const story = createDeskStory(() => app)
const app = await useTestApp()
beforeAll(async () => {
  await story.begin()
  for (const { action, ...fields } of setBefore) {
    const outcome = await deskOf(app.deps)({ action, actor: 'ada', reason: 'as it was', ...fields })
    if (!outcome.ok) throw new Error(outcome.message)
  }
})

const byTwo = (): Deps => ({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })

/** The items that a dry run names, part by part. */
const itemsIn = (told: unknown): string[] => {
  if (typeof told !== 'object' || told === null) return []
  const { item } = told as { item?: unknown }
  return [...(typeof item === 'string' ? [item] : []), ...Object.values(told).flatMap(itemsIn)]
}

/** An item after a change and its reversal: only its change counters differ. */
const changedBack = (item: Item): Item | undefined => {
  if (item['type'] === 'facility')
    return {
      ...item,
      revision: Number(item['revision'] ?? 0) + 2,
      heldChanges: Number(item['heldChanges'] ?? 0) + 2,
    }
  return typeof item['version'] === 'number' ? { ...item, version: item['version'] + 2 } : undefined
}

/** Only acts on accounts change one here: drawdowns refer to an account's version, on which later acts depend. */
const isAboutAccounts = (action: string): boolean => action.startsWith('payout-account-')

const changeAndChangeBack = async (action: string, keys: readonly string[]): Promise<number> => {
  const { table } = app.deps
  const items = (await app.everyItem())
    .filter(({ pk, sk }) => keys.includes(`${pk} ${sk}`))
    .filter(({ type }) => type !== 'payout-account' || isAboutAccounts(action))
  const written = items.flatMap((item) => changedBack(item) ?? [])
  for (const item of written) await table.write(put(table, item as Parameters<typeof put>[1]))
  return written.length
}

const ofTwo = new Set(everyAct.flatMap(({ name, fourEyes }) => (fourEyes ? name : [])))
/** Acts that create items only. */
const making = new Set([
  'user-invite',
  'red-packet-issue',
  'announcement-publish',
  'loss-parameters-set',
  'book-currency-set',
  'line-rule-add',
  'plan-offer',
])

/** Earlier versions of items that the story otherwise sets for the first time. */
const setBefore = [
  { action: 'link-set', id: 'story', path: '/financing/news' },
  { action: 'funding-cost-set', currency: 'GBP', validFrom: '2026-11', percent: '5' },
  { action: 'sofr-set', date: '2026-10-29', percent: '4.30' },
  {
    action: 'exchange-rates-enter',
    currency: 'AED',
    per: 'USD',
    source: 'Central Bank of the UAE',
    rates: '2026-10-29 3.6700',
  },
  { action: 'campaign-tag-set', id: 'spring', template: 'adv-red', name: 'Autumn' },
  { action: 'customer-service-set', id: '12', name: 'Li', image: pngFile.toString('base64') },
]

const outcomeAfterChange = (action: string) =>
  making.has(action)
    ? { ok: true }
    : { ok: false, reason: 'changedMeanwhile', message: expect.stringContaining('was changed since') }

test.each(story.steps)(
  '$action that was proposed lands on nothing that was changed and changed back since',
  async ({ action, actor = 'ada', fields }) => {
    const input = { action, actor, reason: 'as agreed', ...(await fields()) }
    const simulated = await deskOf(app.deps)({ ...input, dryRun: true })
    const proposed = await deskOf(byTwo())(input)
    expect(proposed).toMatchObject({ ok: true })
    if (!('proposalId' in proposed)) return
    const changed = await changeAndChangeBack(action, itemsIn(simulated))
    expect([action, changed > 0]).toEqual([action, !making.has(action)])
    const approval = { action: 'proposal-approve', actor: 'grace', proposalId: proposed['proposalId'] }
    const expected = outcomeAfterChange(action)
    expect([action, await deskOf(byTwo())({ ...approval, dryRun: true })]).toMatchObject([action, expected])
    expect([action, await deskOf(byTwo())(approval)]).toMatchObject([action, expected])
    if (making.has(action)) return
    // The story continues, with the changed version of the account to verify.
    const now = action === 'payout-account-verify' ? { version: '4' } : {}
    expect(await deskOf(app.deps)({ ...input, ...now })).toMatchObject({ ok: true })
  },
)

test('of two people are many acts', () => {
  expect(story.steps.filter(({ action }) => ofTwo.has(action)).length).toBeGreaterThan(20)
})
