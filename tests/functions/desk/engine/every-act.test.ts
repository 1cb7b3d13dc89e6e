import { describe, expect, test } from 'vitest'
import { everyAct } from '#shared/desk/all-acts.ts'
import type { CompanyHistory } from '#shared/desk/company.ts'
import { imageOf } from '../../../../functions/data/item-image.ts'
import type { Write } from '../../../../functions/data/table.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createDeskStory } from '../desk-story.ts'
import { namesWithoutTranslations } from '../field-names.ts'

type Item = Record<string, unknown>
type Images = Map<string, Item>

interface Change {
  item: string
  before: Item | null
  after: Item | null
}

const story = createDeskStory(() => app)
const app = await useTestApp()
await story.begin()

const images = async (): Promise<Images> =>
  new Map((await app.everyItem()).map((item) => [`${item['pk']} ${item['sk']}`, item]))

const changedBetween = (before: Images, after: Images): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => imageOf(before.get(key)) !== imageOf(after.get(key)),
  )

/** The dependencies, with a record of the items of each transaction. */
const recorded = () => {
  const transactions: Item[][] = []
  const files: string[] = []
  const reads: string[] = []
  const { table } = app.deps
  const deps: Deps = {
    ...app.deps,
    table: {
      ...table,
      get(key, options) {
        reads.push(`${key.pk} ${key.sk}`)
        return table.get(key, options)
      },
      getMany(keys) {
        reads.push(...keys.map(({ pk, sk }) => `${pk} ${sk}`))
        return table.getMany(keys)
      },
      transact(writes) {
        const items = Object.values<Write | undefined>(writes)
        transactions.push(items.map((write) => (write?.kind === 'put' ? { ...write.item } : {})))
        return table.transact(writes)
      },
    },
    files: {
      ...app.deps.files,
      write(key, ...rest) {
        files.push(key)
        return app.deps.files.write(key, ...rest)
      },
    },
  }
  return { deps, transactions, files, reads }
}

const isAudit = ({ type }: Item) => type === 'audit'

/** The amounts in an act's response without a currency, except percentages. */
const amountsWithoutCurrency = (told: unknown, currency: unknown): string[] => {
  if (typeof told !== 'object' || told === null) return []
  const values = told as Record<string, unknown>
  const own = values['currency'] ?? currency
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value)
      ? (own ?? values[`${name}Currency`] ?? name === 'percent')
        ? []
        : name
      : amountsWithoutCurrency(value, own),
  )
}

/** Acts on items with a currency that decide on no amount. */
const aboutNoAmount = ['payout-account-refuse', 'payout-account-verify', 'plan-withdraw', 'renewal-reject']

describe('every act that changes anything', () => {
  test.each(story.steps)(
    '$action is foreseen by a dry run, which changes nothing, and is on record',
    async ({ action, fields }) => {
      const input = { action, actor: 'ada', reason: 'as agreed', ...(await fields()) }
      const before = await images()

      const dry = recorded()
      const simulated = await deskOf(dry.deps)({ ...input, dryRun: true })
      expect(simulated).toMatchObject({ ok: true, dryRun: true })
      const looked = await images()
      const looks = changedBetween(before, looked)
      expect(looks.map((key) => looked.get(key))).toMatchObject([
        { type: 'audit', action, actor: 'ada', isLook: true, isRoutine: true },
      ])
      for (const key of looks) before.set(key, looked.get(key) ?? {})
      expect(dry.files).toEqual([])
      expect(dry.reads.filter((key, index) => dry.reads.indexOf(key) !== index)).toEqual([])

      const real = recorded()
      const outcome = await deskOf(real.deps)(input)
      expect(outcome).toMatchObject({ ok: true })
      const after = await images()
      const changed = changedBetween(before, after)
      const entries = changed.filter((key) => !before.has(key) && isAudit(after.get(key) ?? {}))
      expect(entries).toHaveLength(1)
      // Audit entries do not change.
      expect(changed.filter((key) => isAudit(before.get(key) ?? {}))).toEqual([])
      const entry = after.get(entries[0] ?? '') ?? {}
      expect(entry).toMatchObject({
        action,
        actor: 'ada',
        reason: 'as agreed',
        at: app.deps.clock().toISOString(),
        before: (simulated as unknown as Change).before,
      })
      const kept = action === 'terms-propose' ? [] : [entry['before'], entry['after']]
      expect(amountsWithoutCurrency(kept, entry['currency'])).toEqual([])
      // The entry is in the first transaction, so that no effect exists without it.
      expect(real.transactions.findIndex((items) => items.some(isAudit))).toBe(0)

      const { currency, before: was, after: becomes, parts } = simulated as unknown as Item
      const foretold = action === 'terms-propose' ? [] : [was, becomes, parts]
      expect(amountsWithoutCurrency(foretold, currency)).toEqual([])
      expect(namesWithoutTranslations([was, becomes, parts, outcome])).toEqual([])

      const changes = (simulated as unknown as { changes: Change[] }).changes
      for (const { item, before: former, after: next } of changes.filter(
        (each) => each.before && before.has(each.item),
      ))
        for (const [field, value] of Object.entries(next ?? {})) {
          expect([item, field, before.get(item)?.[field] ?? null]).toEqual([item, field, former?.[field]])
          expect([item, field, after.get(item)?.[field] ?? null]).toEqual([item, field, value])
        }
      // The dry run showed every change of an existing item, except ended sessions and incremented versions.
      const ofAct = changed.filter(
        (key) =>
          before.has(key) &&
          !key.includes(' SESSION#') &&
          imageOf({ ...before.get(key), version: 0 }) !== imageOf({ ...after.get(key), version: 0 }),
      )
      expect(changes.map(({ item }) => item)).toEqual(expect.arrayContaining(ofAct))

      const told = JSON.stringify([entry['before'], entry['after']])
      const { email, phone, token } = story.seller()
      for (const secret of [
        email,
        phone,
        token,
        'clerk@desk-story.test',
        '+85261234567',
        '陈晨',
        'called back',
        '$argon2',
      ])
        expect(told).not.toContain(secret)
      expect(JSON.stringify(simulated)).not.toMatch(/argon2|"sealed\w*":"(?!\(hidden\))/)
    },
  )

  test('has its amount, with its currency, in the history of the company (B20)', async () => {
    const audit = (await app.everyItem()).filter(({ type, isLook }) => type === 'audit' && isLook !== true)
    const companies = new Set(audit.flatMap(({ companyId }) => (companyId as string | undefined) ?? []))
    const shown: CompanyHistory['entries'] = []
    for (const companyId of companies)
      for (let cursor: string | undefined; ; ) {
        const page = (await deskOf(app.deps)({
          action: 'company-history',
          actor: 'ada',
          companyId,
          limit: 200,
          ...(cursor ? { cursor } : {}),
        })) as unknown as CompanyHistory
        shown.push(...page.entries)
        cursor = page.cursor
        if (!cursor) break
      }
    expect(shown.flatMap(({ amounts }) => amounts).filter(({ currency }) => currency === null)).toEqual([])
    const ofMoney = new Set(audit.filter(({ currency }) => currency).map(({ auditId }) => auditId))
    const without = shown.filter(({ auditId, amounts }) => ofMoney.has(auditId) && amounts.length === 0)
    expect([...new Set(without.map(({ action }) => action))].toSorted()).toEqual(aboutNoAmount)
    const chargedFee = shown.find(({ action }) => action === 'fee-charge')
    expect(chargedFee?.amounts).toEqual([{ currency: 'GBP', before: null, amount: '50.00' }])
  })

  test('is in the story', async () => {
    const writing = everyAct.filter(({ name, reads }) => !reads && !name.startsWith('proposal-'))
    expect(story.steps.map(({ action }) => action).toSorted()).toEqual(
      writing.map(({ name }) => name).toSorted(),
    )
  })
})
