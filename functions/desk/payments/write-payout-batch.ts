import {
  defaultPaymentFile,
  type PaymentFileSettings,
  paymentFileSettings,
} from '#shared/drawdown/payment-file-settings.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findFacility } from '../../data/facilities.ts'
import { accountNumberContext, findPayoutAccount } from '../../data/payout-accounts.ts'
import {
  expectPayoutBatch,
  type FileTotal,
  type PayoutBatch,
  type PayoutEntry,
  type SentFile,
  storePayoutBatch,
} from '../../data/payout-batches.ts'
import { sha256Of } from '../../data/sha256.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { checkPayable } from '../drawdown/examine-payout.ts'
import { type Act, type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { type EntryWithDrawdown, findDeskBatch, formatOf, isWaiting } from './describe-batch.ts'
import { fitName, fitParty, fitTransfer } from './fit-transfer.ts'
import { type CreditTransfer, renderCreditTransfer } from './render-credit-transfer.ts'

interface ReadyTransfer {
  drawdownId: string
  transfer: CreditTransfer
  /** The check that the account may be paid into, by the account's id: several transfers may go to one account. */
  account: { id: string; usable: Write }
}

/** A transfer order; refused if its account cannot be paid into any more since the batch was created. */
const transferOf = async (
  deps: Pick<Deps, 'table' | 'clock' | 'seal' | 'config'>,
  { entry, drawdown, company }: EntryWithDrawdown,
  executionDate: string,
  settings: PaymentFileSettings,
): Promise<({ ok: true } & ReadyTransfer) | DeskRefusal> => {
  const { table, seal } = deps
  const { companyId, facilityId, drawdownId } = entry
  const facility = await findFacility(table, facilityId)
  if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)
  const accepted = {
    warningAccepted: entry.warningAccepted === true,
    arrearsAccepted: entry.arrearsAccepted !== undefined,
  }
  const payable = await checkPayable(deps, { facility, drawdown }, accepted, executionDate)
  if (!payable.ok)
    return { ...payable, message: `drawdown ${drawdownId}: ${payable.message}; take it out of the batch` }
  const account = await findPayoutAccount(table, companyId, entry.account.id)
  if (!account) throw new Error(`there is no payout account ${entry.account.id}`)
  const fitted = fitTransfer(
    {
      endToEndId: entry.endToEndId,
      currency: entry.currency,
      amountCents: entry.amountCents,
      creditor: {
        name: account.account_name,
        accountNumber: await seal.open(account.sealedAccountNumber, accountNumberContext(companyId)),
        bic: account.swift_code,
        bankName: account.bank_name,
      },
      remittance: `Drawdown ${drawdownId}`,
    },
    company ?? {},
    settings,
  )
  if (!fitted.ok)
    return { ...fitted, message: `drawdown ${drawdownId}: ${fitted.message}; take it out of the batch` }
  return {
    ok: true,
    drawdownId,
    transfer: fitted.transfer,
    account: { id: `${companyId} ${entry.account.id}`, usable: payable.usable },
  }
}

/** An entry of the file has been settled or cancelled. */
const isSettled = (each: EntryWithDrawdown): boolean =>
  !isWaiting(each) && (each.entry.cancelled === undefined || each.entry.cancelled.wasSent === true)

/**
 * The bank identifies a file by its message id, which must never have two contents. Once an entry was settled or
 * cancelled, a file of the rest would be a different one, and a file of all entries would order that one again.
 */
const refuseAnother = (
  { batchId: id, sent }: PayoutBatch,
  entries: readonly EntryWithDrawdown[],
): DeskRefusal | undefined => {
  return sent && entries.some(isSettled)
    ? refuseAct(
        'wrongState',
        `the file of payout batch ${id} was handed out at ${sent.at}, and something became of it since: what the bank did not pay is taken out as unpaid, and goes into another batch`,
      )
    : undefined
}

/** The file's totals by currency. */
const totalsOf = (transfers: readonly CreditTransfer[]): FileTotal[] =>
  [...Map.groupBy(transfers, ({ currency }) => currency)].map(([currency, ofCurrency]) => ({
    currency,
    transfers: ofCurrency.length,
    amountCents: ofCurrency.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }))

/** An entry with its payee and its route in the file: debits and the bank's reports are compared with them. */
const namePayee = (entry: PayoutEntry, ready: readonly ReadyTransfer[]): PayoutEntry => {
  const named = ready.find(({ drawdownId }) => drawdownId === entry.drawdownId && !entry.cancelled)
  if (!named) return entry
  const { creditor, route } = named.transfer
  return { ...entry, payeeName: creditor.name, ...(route ? { route } : {}) }
}

/** Records that the bank's file was handed out, and to whom; or that the same file was handed out again. */
const noteFile = (
  batch: PayoutBatch,
  file: SentFile,
  details: Record<string, unknown>,
  ready: readonly ReadyTransfer[],
  act: Act,
  { table }: Pick<Deps, 'table'>,
) => {
  const { batchId: id, sent, status } = batch
  if (sent)
    return table.transact({
      batch: expectPayoutBatch(table, batch),
      audit: act.audit({ isLook: true, before: null, after: { batchId: id } }),
    })
  const accounts = new Map(ready.map(({ account }) => [account.id, account.usable]))
  const [currency, ...several] = new Set(ready.map(({ transfer }) => transfer.currency))
  const sentBatch: PayoutBatch = {
    ...batch,
    status: 'sent',
    sent: file,
    entries: batch.entries.map((entry) => namePayee(entry, ready)),
  }
  return table.transact<string>({
    ...storePayoutBatch(table, sentBatch),
    ...Object.fromEntries(accounts),
    audit: act.audit({
      // The sum over several currencies is a checksum for the bank, not an amount.
      ...(several.length === 0 ? { currency } : {}),
      before: { batchId: id, status },
      after: { batchId: id, status: 'sent', ...details },
    }),
  })
}

export const writePayoutBatchAct: RunAct<'payout-batch-file'> = async (
  { batchId: id },
  act,
  { table, clock, seal, config },
) => {
  const found = await findDeskBatch(table, id)
  if (!found.ok) return found
  const { batch, entries } = found
  const { messageId, executionDate, madeAt, sent } = batch
  const waiting = entries.filter(isWaiting)
  if (waiting.length === 0)
    return refuseAct('wrongState', `payout batch ${id} is ${batch.status}: nothing waits in it`)
  if (!sent && executionDate < businessDate(clock()))
    return refuseAct(
      'invalidDate',
      `payout batch ${id} is for ${executionDate}, which is over: take its drawdowns out (payout-batch-cancel), and make another of them`,
    )
  const another = refuseAnother(batch, entries)
  if (another) return another
  const { name, payoutAccount, repaymentAccount } = config.lender
  const { accountNumber, swiftCode, bankName, paymentFile } = payoutAccount ?? repaymentAccount
  // A file that was handed out stays as it was, also after the settings were changed.
  const settings = paymentFileSettings.parse((sent ? sent.settings : paymentFile) ?? defaultPaymentFile)
  const debtorName = fitName(name, {}, settings)
  if (!debtorName) return refuseAct('ruleBroken', `the bank does not take the lender’s name: ${name}`)
  const ready: ReadyTransfer[] = []
  for (const each of waiting) {
    const made = await transferOf({ table, clock, seal, config }, each, executionDate, settings)
    if (!made.ok) return made
    ready.push(made)
  }
  const transfers = ready.map(({ transfer }) => transfer)
  const content = renderCreditTransfer({
    messageId,
    createdAt: madeAt,
    executionDate,
    debtor: fitParty({ name: debtorName, accountNumber, bic: swiftCode, bankName }, settings),
    transfers,
    settings,
  })
  const file = {
    at: clock().toISOString(),
    by: act.actor,
    digest: sha256Of(content),
    totals: totalsOf(transfers),
    settings,
  }
  if (sent && sent.digest !== file.digest)
    return refuseAct(
      'changedMeanwhile',
      `the file would be another than the one that was handed out at ${sent.at}: what it is made of was changed`,
    )
  const totals = {
    transfers: transfers.length,
    controlSum: decimalFromCents(transfers.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  }
  const written = await noteFile(
    batch,
    file,
    { executionDate, ...totals, format: formatOf(settings), fileDigest: file.digest },
    ready,
    act,
    {
      table,
    },
  )
  if (!written.ok)
    return refuseAct(
      'changedMeanwhile',
      'the batch or an account of it was changed at the same moment; look again',
    )
  return {
    ok: true,
    batchId: id,
    fileName: `${messageId}.xml`,
    content,
    format: formatOf(settings),
    ...totals,
    sha256: file.digest,
  }
}
