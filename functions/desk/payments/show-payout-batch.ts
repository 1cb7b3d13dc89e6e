import * as z from 'zod/mini'
import { contractNameOf } from '#shared/companies/company-name.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { findFacility } from '../../data/facilities.ts'
import { accountNumberContext, findPayoutAccount } from '../../data/payout-accounts.ts'
import { listPayoutBatches } from '../../data/payout-batches.ts'
import type { Deps } from '../../runtime/deps.ts'
import { checkPayable } from '../drawdown/examine-payout.ts'
import { fields } from '../engine/act-fields.ts'
import { type DeskRefusal, deskAct, refuseAct } from '../engine/desk-act.ts'
import {
  batchId,
  describeBatch,
  describeSummary,
  type EntryWithDrawdown,
  findDeskBatch,
  isWaiting,
} from './describe-batch.ts'
import { type CreditTransfer, renderCreditTransfer } from './render-credit-transfer.ts'

export const listPayoutBatchesAct = deskAct({
  name: 'payout-batch-list',
  summary: 'The payout batches, the latest first.',
  reads: true,
  schema: z.object({ limit: fields.listLimit, cursor: fields.listCursor }),
  run: async (page, _act, { table }) => {
    const { items, cursor } = await listPayoutBatches(table, page)
    return { ok: true, batches: items.map(describeSummary), cursor: cursor ?? null }
  },
})

export const showPayoutBatchAct = deskAct({
  name: 'payout-batch-show',
  summary: 'A payout batch with its transfers, and what became of each.',
  reads: true,
  positional: ['batchId'],
  schema: z.object({ batchId }),
  run: async ({ batchId: id }, _act, { table }) => {
    const found = await findDeskBatch(table, id)
    return found.ok ? { ok: true, ...describeBatch(found.batch, found.entries) } : found
  },
})

/** A transfer as the bank is asked for it; refused where its money may go there no more since the batch was made. */
const transferOf = async (
  { table, clock, seal }: Pick<Deps, 'table' | 'clock' | 'seal'>,
  { entry, drawdown, company }: EntryWithDrawdown,
  executionDate: string,
): Promise<{ ok: true; transfer: CreditTransfer } | DeskRefusal> => {
  const { companyId, facilityId, drawdownId } = entry
  const facility = await findFacility(table, facilityId)
  if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)
  const accepted = {
    warningAccepted: entry.warningAccepted === true,
    arrearsAccepted: entry.arrearsAccepted !== undefined,
  }
  const payable = await checkPayable({ table, clock }, { facility, drawdown }, accepted, executionDate)
  if (!payable.ok)
    return { ...payable, message: `drawdown ${drawdownId}: ${payable.message}; take it out of the batch` }
  const account = await findPayoutAccount(table, companyId, entry.account.id)
  if (!account) throw new Error(`there is no payout account ${entry.account.id}`)
  return {
    ok: true,
    transfer: {
      endToEndId: entry.endToEndId,
      currency: entry.currency,
      amountCents: entry.amountCents,
      creditor: {
        name: account.account_name || (contractNameOf(company ?? {}) ?? ''),
        accountNumber: await seal.open(account.sealedAccountNumber, accountNumberContext(companyId)),
        bic: account.swift_code,
        bankName: account.bank_name,
      },
      remittance: `Drawdown ${drawdownId}`,
    },
  }
}

export const writePayoutBatchAct = deskAct({
  name: 'payout-batch-file',
  summary:
    'The file of a payout batch for the bank, pain.001.001.09 of ISO 20022, with what waits in it. Every transfer is checked anew.',
  reads: 'personal data',
  positional: ['batchId'],
  schema: z.object({ batchId }),
  run: async ({ batchId: id }, _act, { table, clock, seal, config }) => {
    const found = await findDeskBatch(table, id)
    if (!found.ok) return found
    const { batch, entries } = found
    const waiting = entries.filter(isWaiting)
    if (batch.status !== 'made' || waiting.length === 0)
      return refuseAct('wrongState', `payout batch ${id} is ${batch.status}: nothing waits in it`)
    const transfers: CreditTransfer[] = []
    for (const each of waiting) {
      const made = await transferOf({ table, clock, seal }, each, batch.executionDate)
      if (!made.ok) return made
      transfers.push(made.transfer)
    }
    const { name, payoutAccount, repaymentAccount } = config.lender
    const { accountNumber, swiftCode, bankName } = payoutAccount ?? repaymentAccount
    return {
      ok: true,
      batchId: id,
      fileName: `${batch.messageId}.xml`,
      content: renderCreditTransfer({
        messageId: batch.messageId,
        createdAt: batch.madeAt,
        executionDate: batch.executionDate,
        debtor: { name, accountNumber, bic: swiftCode, bankName },
        transfers,
      }),
      transfers: transfers.length,
      controlSum: decimalFromCents(transfers.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    }
  },
})
