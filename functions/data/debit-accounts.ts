import type { BankAccountInput } from '#shared/application/bank-account.schema.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { companyPartition } from './companies.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** The bank account that a company's drawdowns are paid into. */
export interface DebitAccount extends Omit<BankAccountInput, 'account_number'> {
  companyId: string
  productCode: ProductCode
  /** Sealed for `accountNumberContext`. */
  sealedAccountNumber: string
  /** What is shown of the number. */
  lastFour: string
  numberLength: number
  verified: boolean
  authorised: boolean
  updatedAt: string
  version: number
}

const key = (companyId: string, productCode: ProductCode) => ({
  pk: companyPartition(companyId),
  sk: `DEBITACCOUNT#${productCode}`,
})

/** What a sealed account number is bound to. */
export const accountNumberContext = (companyId: string): string => `account-number:${companyId}`

/** Access pattern: the account that a company's drawdowns of a product are paid into. */
export const findDebitAccount = (
  table: Table,
  companyId: string,
  productCode: ProductCode,
): Promise<Item<DebitAccount> | undefined> => table.get<DebitAccount>(key(companyId, productCode))

/** Creates the account (version 0) or replaces the version that was read. */
export const replaceDebitAccount = (table: Table, account: DebitAccount): Write =>
  replace<DebitAccount>(table, {
    ...account,
    ...key(account.companyId, account.productCode),
    type: 'debit-account',
  })
