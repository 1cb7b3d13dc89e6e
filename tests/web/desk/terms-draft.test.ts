import { describe, expect, test } from 'vitest'
import { changedTermsSchema, withChangedTerms } from '#shared/lending/changed-terms.schema.ts'
import { productCodes } from '#shared/lending/product-codes.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { draftOf, readDraft, type TermsDraft } from '../../../web/desk/features/terms/terms-draft.ts'

const base = productTerms.small_shop_financing
const changed = (changes: Partial<TermsDraft>) => readDraft({ ...draftOf(base), ...changes }, base)

describe('a draft of terms', () => {
  test.each(productCodes)('of %s begins with the current terms, without differences', (code) => {
    expect(readDraft(draftOf(productTerms[code]), productTerms[code])).toEqual({
      ok: true,
      changes: {},
      differences: [],
    })
  })

  test('has the act’s fields, term by term', () => {
    const read = changed({
      marginPercent: '6.25',
      graceDays: '5',
      limitCapCents: '600,000',
      lowestShare: '6',
      fees: { interest_fee: '0.50', deduction: '' },
      exemption: ' the court said so ',
      overdueInterest: false,
      allocationOrder: ['principal', 'fee', 'overdueInterest', 'interest'],
      repayment: [
        {
          key: 'a',
          method: 'bullet',
          unit: 'months',
          length: '3',
          timing: 'maturity',
          collection: 'bank_transfer',
        },
      ],
    })
    if (!read.ok) throw new Error(read.wrong.join())
    expect(changedTermsSchema.parse(read.changes)).toEqual(read.changes)
    expect(withChangedTerms(base, read.changes)).toEqual({
      ...base,
      marginPercent: '6.25',
      graceDays: 5,
      limitCapCents: 600_000_00,
      salesShares: { lowest: '6', highest: '30' },
      fees: [{ type: 'interest_fee', percent: '0.50' }],
      overdueMultiplierExemption: { reason: 'the court said so' },
      overdueInterest: false,
      allocationOrder: ['principal', 'fee', 'overdueInterest', 'interest'],
      repayment: [
        { method: 'bullet', tenor: { months: 3 }, timing: 'maturity', collection: 'bank_transfer' },
      ],
    })
    expect(read.differences.find(({ term }) => term === 'graceDays')).toEqual({
      term: 'graceDays',
      before: 3,
      after: 5,
    })
  })

  test.each<[keyof TermsDraft, Partial<TermsDraft>]>([
    ['marginPercent', { marginPercent: '6,25' }],
    ['graceDays', { graceDays: '1.5' }],
    ['limitCapCents', { limitCapCents: '1.234' }],
    ['highestShare', { highestShare: '' }],
    ['fees', { fees: { interest_fee: 'half', deduction: '' } }],
    ['repayment', { repayment: [] }],
  ])('names %s where it cannot be read', (field, changes) => {
    expect(changed(changes)).toEqual({ ok: false, wrong: [field] })
  })
})
