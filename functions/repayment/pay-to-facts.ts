import { transferReference } from '#shared/repayment/transfer-reference.ts'
import type { Config } from '../runtime/config.ts'
import { lenderAccountOf } from './lender-account.ts'

/** The figures of a mail that asks for a transfer: the account, and the reference. */
export const payToFacts = (
  drawdownId: string,
  config: Config,
): Record<'payTo' | 'accountName' | 'accountNumber' | 'reference', string> => {
  const account = lenderAccountOf(config)
  return {
    payTo: `${account.bank_name} (${account.swift_code})`,
    accountName: account.account_name,
    accountNumber: account.account_number,
    reference: transferReference(drawdownId),
  }
}
