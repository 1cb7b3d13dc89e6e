import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { everyAct } from '#shared/desk/all-acts.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import type { ChargeOrder } from '../../../../functions/data/charge-orders.ts'
import type { Table, Write } from '../../../../functions/data/table.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { exampleCall, toApiCall } from '../../../support/example-call.ts'
import {
  debtTypes,
  moneyTypes,
  type SeenKind,
  typedTexts,
  undeclaredKinds,
} from '../../../support/sensitive-types.ts'
import { logInAgain } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createDeskStory } from '../desk-story.ts'

/** Texts and pages that the portal shows as the lender's own. */
const contentTypes = new Set([
  'announcement',
  'campaign-tag',
  'customer-service',
  'qr-code',
  'link',
  'document',
])

/** Texts for sellers that may contain the lender's words. */
const readBySellers: readonly Endpoint[] = [
  applicationEndpoints.listApplications,
  creditEndpoints.getLimitIncrease,
  creditEndpoints.getRenewal,
  drawdownEndpoints.listPayoutAccounts,
  engagementEndpoints.listRedPackets,
  filesEndpoints.searchFiles,
  kycEndpoints.getKyc,
  notificationsEndpoints.searchMessages,
  notificationsEndpoints.listAnnouncements,
  privacyEndpoints.listCorrections,
  repaymentEndpoints.listCharges,
]

let token = ''
const story = createDeskStory(() => app)
const reason = 'because of the moon over Lantau'

/** The writes since this list was last emptied. */
let written: Write[] = []
const noting = (table: Table): Table => ({
  ...table,
  transact(writes) {
    written.push(...Object.values<Write | undefined>(writes).flatMap((write) => write ?? []))
    return table.transact(writes)
  },
  write(write) {
    written.push(write)
    return table.write(write)
  },
})

const typeOf = (write: Write): string => (write.kind === 'put' ? write.item.type : '')

const owedOf = (charge: unknown): number => sumOfKinds((charge as ChargeOrder).owedCents)

/** Whether these writes reduce a debt, compared with the previous state. */
const owesLess = (writes: readonly Write[], before: ReadonlyMap<string, unknown>): boolean =>
  writes.some((write) => {
    if (typeOf(write) === 'red-packet') return true
    const former = before.get(`${write.key.pk} ${write.key.sk}`)
    return write.kind === 'put' && typeOf(write) === 'charge-order' && former !== undefined
      ? owedOf(write.item) < owedOf(former)
      : false
  })

const isMoney = (write: Write): boolean =>
  moneyTypes.has(typeOf(write)) || (write.kind === 'update' && write.key.sk === 'FACILITY')

/** Everything that the seller reads, as one text. */
const readAsSeller = async (): Promise<string> => {
  const told: unknown[] = []
  for (const endpoint of readBySellers)
    told.push((await app.sendRaw(endpoint, toApiCall(exampleCall(endpoint)), { token })).data)
  return JSON.stringify(told)
}

const found = new Map<string, Set<SeenKind>>()

const doStep = async (action: string, given: Record<string, unknown>) => {
  await app.drainEvents()
  const before = new Map((await app.everyItem()).map((item) => [`${item['pk']} ${item['sk']}`, item]))
  const readBefore = await readAsSeller()
  const sentBefore = app.outbox.sent.length
  written = []
  const outcome = await deskOf(app.deps)({ action, actor: 'ada', reason, ...given })
  expect([action, outcome]).toEqual([action, expect.objectContaining({ ok: true })])
  const own = written
  await app.drainEvents()
  const kinds = found.get(action) ?? new Set<SeenKind>()
  if (own.some(isMoney)) kinds.add('movesMoney')
  if (owesLess(own, before)) kinds.add('waivesDebt')
  if (own.some((write) => debtTypes.has(typeOf(write)))) kinds.add('writesDebt')
  const typed = [reason, ...typedTexts(given)]
  const sent = app.outbox.sent.slice(sentBefore)
  const reads = await readAsSeller()
  const isSaid = typed.some(
    (text) =>
      sent.some((mail) =>
        [mail.to, mail.subject, mail.text, mail.html].some((part) => part?.includes(text)),
      ) ||
      (reads.includes(text) && !readBefore.includes(text)),
  )
  if (isSaid || own.some((write) => contentTypes.has(typeOf(write)))) kinds.add('speaksForLender')
  // A link to a file that the act itself has not created.
  if ('url' in outcome && !own.some((write) => typeOf(write) === 'document')) kinds.add('showsIdentity')
  found.set(action, kinds)
}

const app = await useTestApp()
beforeAll(async () => {
  await story.begin()
  ;({ token } = await logInAgain(app, story.seller()))
  app.deps.table = noting(app.deps.table)
  for (const { action, fields } of story.steps) await doStep(action, await fields())
})

test.each(story.steps)('$action says of itself what it was seen to do', async ({ action }) => {
  const act = everyAct.find(({ name }) => name === action)
  expect(undeclaredKinds(found.get(action) ?? [], act?.sensitive?.kinds)).toEqual([])
})

test('what is looked for is seen where it is done', () => {
  expect(
    Object.fromEntries([...found].map(([action, kinds]) => [action, [...kinds].toSorted()])),
  ).toMatchObject({
    'repayment-post': ['movesMoney', 'waivesDebt', 'writesDebt'],
    'facility-renew': ['movesMoney'],
    'correction-refuse': ['speaksForLender'],
    'user-invite': ['speaksForLender'],
    'announcement-publish': ['speaksForLender'],
    'limit-reject': ['movesMoney', 'speaksForLender'],
    'file-open': ['showsIdentity'],
    'company-note': [],
  })
})
