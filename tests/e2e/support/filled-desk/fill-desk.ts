import { until } from '../../../../scripts/journey/local-client.ts'
import type { Filled } from './filled.ts'
import { loseShop } from './lost-shop.ts'
import { callDebtor, drawAll, drawMore, fallBehind, moveOn, settleEarly } from './money-on-its-way.ts'
import { publishAll } from './publications.ts'
import { askForAll, askForContact, handInAnother, removeColleague } from './seller-requests.ts'
import { typedWords } from './typed-words.ts'
import { readUnmatched } from './unmatched-lines.ts'

/** Who looks at the screens, and so has some of the work. */
const head = 'head@brightquay.example'

/** What waits for a second person, what somebody has taken, and a view of theirs. */
const beginWork = async ({ facilityId, local }: Filled): Promise<void> => {
  await local.desk('facility-limit', { facilityId, limit: '75000.00', reason: typedWords.raise })
  const [kyc] = await until('the KYC that was handed in', async () => {
    const { waiting } = (await local.desk('kyc-list', {})) as { waiting: { workId: string }[] }
    return waiting.length > 0 ? waiting : undefined
  })
  await local.desk('work-claim', { actor: head, queue: 'kyc', workId: kyc?.workId })
  await local.desk('view-save', { actor: head, inbox: 'kyc', name: typedWords.view, held: 'mine' })
}

/**
 * Has something wait in every inbox and stand in every list, by the calls that sellers and the lender's people make. Its
 * seller has a facility of at least 50,000 and owes nothing; three months pass.
 */
export const fillDesk = async (filled: Filled): Promise<void> => {
  await loseShop(filled)
  const runsOn = await drawAll(filled)
  await moveOn(filled, 45)
  await askForAll(filled)
  await drawMore(filled)
  await moveOn(filled, 14)
  await readUnmatched(filled)
  await fallBehind(filled)
  await settleEarly(filled, runsOn)
  await callDebtor(filled)
  await removeColleague(filled)
  await publishAll(filled.local)
  await askForContact(filled)
  await handInAnother(filled)
  await beginWork(filled)
}
