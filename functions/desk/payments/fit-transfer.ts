import { type CompanyNames, contractNameOf } from '#shared/companies/company-name.ts'
import type { PaymentFileSettings } from '#shared/drawdown/payment-file-settings.ts'
import { transliterateForSwift } from '#shared/drawdown/swift-characters.ts'
import { transferRouteOf } from '#shared/drawdown/transfer-route.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import type { CreditTransfer, TransferParty } from './render-credit-transfer.ts'

/** The schema of version 03 has a narrower form than ISO 9362 has today. */
const bicOf03 = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/

const isBlank = (name: string): boolean => !/[\p{L}\p{N}]/u.test(name)

/** A party as the bank takes it. The bank's name is optional, and its BIC identifies it. */
export const fitParty = (
  { bankName, ...party }: TransferParty,
  { characters }: PaymentFileSettings,
): TransferParty => {
  const written = characters === 'swift' && bankName ? transliterateForSwift(bankName) : bankName
  return { ...party, ...(written ? { bankName: written } : {}) }
}

/**
 * The name of the account's holder as the bank takes it: as the account has it, else the company's registered one. We do
 * not transliterate: the payee's bank compares the name with its own record.
 */
export const fitName = (
  accountName: string,
  company: CompanyNames,
  { characters }: PaymentFileSettings,
): string | undefined => {
  const names = [accountName, company.registerNameEn, contractNameOf(company)].flatMap((name) => name ?? [])
  return characters === 'swift'
    ? names.flatMap((name) => transliterateForSwift(name) ?? [])[0]
    : names.find((name) => !isBlank(name))
}

/** A transfer as the lender's bank takes it; refused with the reason if it does not. */
export const fitTransfer = (
  transfer: CreditTransfer,
  company: CompanyNames,
  settings: PaymentFileSettings,
): { ok: true; transfer: CreditTransfer } | DeskRefusal => {
  const { creditor, currency, amountCents } = transfer
  const { bic, accountNumber } = creditor
  const name = fitName(creditor.name, company, settings)
  if (!name)
    return refuseAct(
      'ruleBroken',
      settings.characters === 'swift'
        ? 'the bank takes no Chinese, and neither the account nor the company has an English name'
        : 'its payout account has no holder’s name',
    )
  if (!/^[A-Z0-9]{1,34}$/i.test(accountNumber.replaceAll(/[^A-Z0-9]/gi, '')))
    return refuseAct('ruleBroken', 'the account number has more than 34 characters, or none')
  if (settings.version === '03' && !bicOf03.test(bic))
    return refuseAct('ruleBroken', `pain.001.001.03 cannot express the BIC ${bic}`)
  const { routes } = settings
  const route =
    routes &&
    transferRouteOf(
      { currency, amountCents, bic },
      Object.fromEntries(
        Object.entries(routes).map(([offered, given]) => [
          offered,
          { maxCents: given.maxAmount ? centsFromDecimal(given.maxAmount) : undefined },
        ]),
      ),
    )
  if (routes && !route)
    return refuseAct(
      'ruleBroken',
      `the bank of our account offers no route for ${currency} to ${bic}: see paymentFile of the lender’s account`,
    )
  return {
    ok: true,
    transfer: {
      ...transfer,
      creditor: fitParty({ ...creditor, name }, settings),
      ...(route ? { route } : {}),
    },
  }
}
