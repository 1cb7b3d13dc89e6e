import type { Currency } from '#shared/money/currency.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import type { Config } from '../runtime/config.ts'
import { lenderAccountOf } from './lender-account.ts'

/** The figures of a mail that asks for a transfer: the account, and the reference. */
export const bankTransferFacts = (
  { drawdownId, currency }: { drawdownId: string; currency: Currency },
  config: Config,
): Record<'payTo' | 'accountName' | 'accountNumber' | 'reference', string> => {
  const account = lenderAccountOf(config, currency)
  const codes = [account.swift_code, ...(account.clearing_code ? [account.clearing_code.code] : [])]
  return {
    payTo: `${account.bank_name} (${codes.join(', ')})`,
    accountName: account.account_name,
    accountNumber: account.account_number,
    reference: transferReference(drawdownId),
  }
}
