import type { RegisteredLoan } from '#shared/desk/loan-register.ts'

/** A cell of a file: text, a business day, an amount in minor units, a percentage or a count. */
export type RegisterCell =
  | string
  | { day: string }
  | { cents: number }
  | { percent: string }
  | { count: number }
  | null

export interface Sheet {
  name: string
  header: readonly string[]
  rows: readonly (readonly RegisterCell[])[]
}

/** The translations of the files' contents. */
export interface RegisterTranslations {
  loans: string
  repayments: string
  column: (name: RegisterColumn) => string
  method: (method: string) => string
  status: (status: string) => string
  product: (product: string) => string
}

const day = (date: string): RegisterCell => ({ day: date })
const amount = (cents: number): RegisterCell => ({ cents })

type CellOf = (loan: RegisteredLoan, words: RegisterTranslations) => RegisterCell

const loanColumns = {
  paidOutOn: ({ paidOutOn }) => day(paidOutOn),
  companyNameEn: ({ companyNameEn }) => companyNameEn,
  companyNameCn: ({ companyNameCn }) => companyNameCn,
  companyNumber: ({ companyNumber }) => companyNumber,
  companyAddress: ({ companyAddress }) => companyAddress,
  agreementNumber: ({ agreementNumber }) => agreementNumber,
  productCode: ({ productCode }, { product }) => product(productCode),
  currency: ({ currency }) => currency,
  principal: ({ principalCents }) => amount(principalCents),
  ratePercent: ({ ratePercent }) => ratePercent,
  effectiveRatePercent: ({ effectiveRatePercent }) => effectiveRatePercent,
  security: ({ guarantors }) => guarantors.join(', '),
  repaymentMethod: ({ repaymentMethod }, { method }) => method(repaymentMethod),
  instalments: ({ instalments }) => String(instalments),
  dueDate: ({ dueDate }) => day(dueDate),
  repaid: ({ repaidCents }) => amount(repaidCents),
  outstandingPrincipal: ({ outstandingPrincipalCents }) => amount(outstandingPrincipalCents),
  owedCharges: ({ owedChargesCents }) => amount(owedChargesCents),
  waived: ({ waivedCents }) => amount(waivedCents),
  writtenOff: ({ writtenOffCents }) => amount(writtenOffCents),
  recovered: ({ recoveredCents }) => amount(recoveredCents),
  status: ({ status }, words) => words.status(status),
  drawdownId: ({ drawdownId }) => drawdownId,
} as const satisfies Record<string, CellOf>

type OneRepayment = RegisteredLoan['repayments'][number]

const repaymentColumns = {
  repaidOn: ({ date }) => day(date),
  total: ({ totalCents }) => amount(totalCents),
  ofPrincipal: ({ principalCents }) => amount(principalCents),
  ofInterest: ({ interestCents }) => amount(interestCents),
  ofFees: ({ feeCents }) => amount(feeCents),
  ofRecovered: ({ recoveredCents }) => amount(recoveredCents),
} as const satisfies Record<string, (repayment: OneRepayment) => RegisterCell>

const ofTheLoan = ['companyNameEn', 'companyNameCn', 'currency', 'drawdownId'] as const

export type RegisterColumn = keyof typeof loanColumns | keyof typeof repaymentColumns

const namesOf = <Columns extends object>(columns: Columns) => Object.keys(columns) as (keyof Columns)[]

/** A sheet of the loans in the order of their payouts, and a sheet of their repayments. */
export const registerSheets = (
  loans: readonly RegisteredLoan[],
  words: RegisterTranslations,
): readonly [Sheet, Sheet] => {
  const inOrder = loans.toSorted(
    (a, b) => a.paidOutOn.localeCompare(b.paidOutOn) || a.drawdownId.localeCompare(b.drawdownId),
  )
  return [
    {
      name: words.loans,
      header: namesOf(loanColumns).map(words.column),
      rows: inOrder.map((loan) => namesOf(loanColumns).map((name) => loanColumns[name](loan, words))),
    },
    {
      name: words.repayments,
      header: [...ofTheLoan, ...namesOf(repaymentColumns)].map(words.column),
      rows: inOrder.flatMap((loan) =>
        loan.repayments.map((repayment) => [
          ...ofTheLoan.map((name) => loan[name]),
          ...namesOf(repaymentColumns).map((name) => repaymentColumns[name](repayment)),
        ]),
      ),
    },
  ]
}
