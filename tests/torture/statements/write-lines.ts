import type { Cents } from '#shared/money/cents.ts'
import type { BilledCompany } from '../../functions/desk/payments/build-bills.ts'
import type { WrittenLine } from '../../functions/desk/payments/statements/write-statements.ts'

export const day = '2027-01-31'

export const countFrom = (start: number, end: number): number[] =>
  Array.from({ length: end - start }, (_, index) => start + index)

/**
 * Ten times `tens` lines for four times as many companies, grouped by their expected finding. Of a duplicate
 * payment, the second line matches as well until the first is booked.
 */
export const writeLines = (
  companies: readonly BilledCompany[],
  tens: number,
): Record<string, WrittenLine[]> => {
  let references = 0
  const line = (cents: Cents, text: string, payer: string): WrittenLine => ({
    cents,
    text,
    payer,
    day,
    bankReference: `FT${String(++references).padStart(6, '0')}`,
  })
  const billed = (index: number): BilledCompany => {
    const company = companies[index]
    if (!company) throw new Error(`there is no company ${index}`)
    return company
  }
  const exact = (index: number, which: 0 | 1, payer = billed(index).name, off = 0) => {
    const { cents, reference } = billed(index).bills[which]
    return line(cents + off, `Repayment ${reference}`, payer)
  }
  return {
    certain: [
      ...countFrom(0, tens * 3).map((index) => exact(index, 0)),
      ...countFrom(0, tens * 2).map((index) => exact(index, 1)),
    ],
    differs: countFrom(tens * 2, tens * 3).map((index) => exact(index, 1, undefined, index % 2 ? 1 : -1)),
    several: countFrom(tens * 3, tens * 3.5).map((index) => {
      const { name, bills } = billed(index)
      return line(bills[0].cents + bills[1].cents, `Both ${bills[0].reference}`, name)
    }),
    likely: countFrom(tens * 3.5, tens * 4).map((index) => exact(index, 0, 'Somebody Else Ltd')),
    paidTwice: countFrom(0, tens).map((index) => exact(index, 0)),
    unknown: countFrom(0, tens * 2).map((index) =>
      line(123_45 + index, `Invoice ${index}`, `Stranger ${index}`),
    ),
  }
}
