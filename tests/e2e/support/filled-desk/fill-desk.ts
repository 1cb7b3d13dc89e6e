import { hardStops, stopOverrides } from '#shared/desk/exposure.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { until } from '../../../../scripts/journey/local-client.ts'
import {
  becomeOverdue,
  drawAll,
  drawUnpaid,
  moveOn,
  offerPlan,
  recordContact,
  settleEarly,
} from './drawdowns.ts'
import type { Filled } from './filled.ts'
import { publishAll } from './publications.ts'
import { revokeShop } from './revoked-shop.ts'
import { removeColleague, requestContactChange, submitAnotherKyc, submitRequests } from './seller-requests.ts'
import { typedWords } from './typed-words.ts'
import { readUnmatched } from './unmatched-lines.ts'

/** The staff member who visits the screens, and therefore has work of their own. */
const head = 'head@brightquay.example'

/** Creates a pending approval, a claimed work item and a saved view. */
const beginWork = async ({ facilityId, local }: Filled): Promise<void> => {
  const overridden = Object.fromEntries(hardStops.lend.map((stop) => [stopOverrides[stop], 'true']))
  await local.desk('facility-limit', {
    ...overridden,
    facilityId,
    limit: '75000.00',
    reason: typedWords.raise,
  })
  const [kyc] = await until('the KYC that was handed in', async () => {
    const { waiting } = (await local.desk('kyc-list', {})) as { waiting: { workId: string }[] }
    return waiting.length > 0 ? waiting : undefined
  })
  await local.desk('work-claim', { actor: head, queue: 'kyc', workId: kyc?.workId })
  await local.desk('view-save', { actor: head, inbox: 'kyc', name: typedWords.view, held: 'mine' })
}

/**
 * Puts something into every inbox and every list, over HTTP. Needs a seller with a facility of at least
 * 50,000 and no debt; moves the clock by three months.
 */
export const fillDesk = async (filled: Filled): Promise<void> => {
  await revokeShop(filled)
  const runsOn = await drawAll(filled)
  await moveOn(filled, 45)
  await submitRequests(filled)
  await drawUnpaid(filled)
  await moveOn(filled, 14)
  await readUnmatched(filled)
  await becomeOverdue(filled)
  await settleEarly(filled, runsOn)
  await recordContact(filled)
  await offerPlan(filled)
  await removeColleague(filled)
  await publishAll(filled.local)
  await requestContactChange(filled)
  await submitAnotherKyc(filled)
  await beginWork(filled)
  await filled.local.desk('complaint-record', {
    receivedOn: businessDate(await filled.local.now()),
    complaintChannel: 'phone',
    complaintSubject: 'service',
    text: typedWords.complaint,
    companyId: filled.seller.companyId,
    key: 'complaint-1',
  })
  await filled.local.desk('suspicion-open', {
    companyId: filled.seller.companyId,
    facts: typedWords.suspicion,
    key: 'suspicion-1',
  })
}
