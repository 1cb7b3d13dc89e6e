import { changeAgreement } from '../agreements/change-agreement.ts'
import { remindSigner } from '../agreements/remind-signer.ts'
import { nextReminderAt } from '../agreements/signer-mail-times.ts'
import { type Agreement, listOpenSignings, signingShards, statusAt } from '../data/agreements.ts'
import { recordEvent } from '../data/events.ts'
import type { Table } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { tryEach } from './try-each.ts'
import { isWakingHours } from './waking-hours.ts'

async function* openSignings(table: Table): AsyncGenerator<Agreement> {
  for (let shard = 0; shard < signingShards; shard++) yield* listOpenSignings(table, shard)
}

const lapse = (deps: Deps, { companyId, agreementId }: Agreement, now: Date): Promise<boolean | undefined> =>
  changeAgreement<boolean>(deps, { companyId, agreementId }, async (agreement) =>
    agreement.status === 'ready' && statusAt(agreement, now) === 'lapsed'
      ? {
          change: { ...agreement, status: 'lapsed' },
          steps: [{ kind: 'lapsed' }],
          writes: {
            event: recordEvent(
              deps.table,
              { name: 'signing-ended', companyId, agreementId, how: 'lapsed' },
              `signing-ended#${agreementId}`,
              now,
            ),
          },
          result: true,
        }
      : { stop: false },
  )

const isDue = (agreement: Agreement, signerId: string, now: Date): boolean => {
  const signer = agreement.signers.find((each) => each.signerId === signerId)
  const next = signer && nextReminderAt(agreement, signer, now)
  return next !== undefined && next <= now
}

const remind = (deps: Deps, { companyId, agreementId }: Agreement, signerId: string, now: Date) =>
  changeAgreement<boolean>(deps, { companyId, agreementId }, async (agreement) => {
    const signer = agreement.signers.find((each) => each.signerId === signerId)
    if (!signer || !isDue(agreement, signerId, now)) return { stop: false }
    return { ...(await remindSigner(deps, agreement, signer, 'portal', now)), result: true }
  })

/**
 * Ends the expired signings, and reminds the open signers of the others: once a day, only by day in Hong Kong, and not
 * those whom the company had reminded within a day.
 */
export const followUpSignings = async (deps: Deps): Promise<{ lapsed: number; reminded: number }> => {
  const { table, clock, log } = deps
  const now = clock()
  let lapsed = 0
  let reminded = 0
  const failures = await tryEach(
    openSignings(table),
    async (agreement) => {
      if (await lapse(deps, agreement, now)) lapsed++
      if (!isWakingHours(now)) return
      for (const { signerId } of agreement.signers)
        if (isDue(agreement, signerId, now) && (await remind(deps, agreement, signerId, now))) reminded++
    },
    ({ agreementId }) => log('error', 'a signing could not be followed up', { agreementId }),
  )
  log('info', 'signings are followed up', { lapsed, reminded, failed: failures.length })
  if (failures.length > 0) throw new AggregateError(failures, 'some signings could not be followed up')
  return { lapsed, reminded }
}
