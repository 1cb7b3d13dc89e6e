import { assert, constantFrom, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchReceipt, type Owed } from '#shared/repayment/match-receipt.ts'
import { referencesInText } from '#shared/repayment/references-in-text.ts'

const bill = (id: string, amountCents: number, changes: Partial<Owed> = {}): Owed => ({
  kind: 'charge',
  id,
  companyId: 'lantern',
  facilityId: 'f',
  currency: 'GBP',
  amountCents,
  dueDate: '2026-11-20',
  reference: '1234567890',
  ...changes,
})

const receive = (
  amountCents: number,
  text: string,
  owed: Owed[],
  payers: string[] = ['lantern'],
  holders: string[] = [],
  pointsTo: string[] = payers,
  confirmed: Readonly<Record<string, 'alone' | 'shared'>> = {},
) =>
  matchReceipt({ amountCents, currency: 'GBP', text, references: referencesInText(text) }, owed, {
    isNamed: (id) => payers.includes(id),
    confirmedFor: (id) => confirmed[id],
    hasAccount: (id) => holders.includes(id),
    pointsTo: new Set(pointsTo),
  })

describe('the match of a receipt', () => {
  test('is certain if reference, amount and payer agree', () => {
    expect(receive(100_00, 'Bill 1234567890', [bill('a', 100_00), bill('b', 1_00)])).toMatchObject({
      kind: 'certain',
      owed: [{ id: 'a' }],
      reasons: ['reference', 'amount', 'payer'],
    })
  })

  test('is certain by a payer confirmed for the company alone, with reference and amount', () => {
    const owed = [bill('a', 100_00)]
    const from = (text: string, confirmed: 'alone' | 'shared', payers: string[] = []) =>
      receive(100_00, text, owed, payers, [], ['lantern'], { lantern: confirmed })
    expect(from('Bill 1234567890', 'alone')).toMatchObject({
      kind: 'certain',
      reasons: ['reference', 'amount', 'known payer'],
    })
    expect(from('Rent', 'alone')).toMatchObject({ kind: 'likely', reasons: ['amount', 'known payer'] })
    expect(from('Bill 1234567890', 'shared')).toMatchObject({ kind: 'likely' })
    expect(from('Bill 1234567890', 'shared', ['lantern'])).toMatchObject({ kind: 'likely' })
    expect(from('Rent', 'shared')).toMatchObject({ kind: 'likely', reasons: ['amount', 'shared payer'] })
  })

  test('of a disputed bill to the cent is proposed with that word, and never certain', () => {
    const disputed = bill('a', 8_228_36, { isDisputed: true })
    expect(receive(8_228_36, 'PAYMENT', [disputed, bill('b', 1_00)])).toMatchObject({
      kind: 'likely',
      owed: [{ id: 'a' }],
      reasons: ['disputed bill', 'amount', 'payer'],
    })
    expect(receive(8_228_36, 'Bill 1234567890', [disputed])).toMatchObject({ kind: 'likely' })
    expect(receive(8_228_35, 'PAYMENT', [disputed])).toMatchObject({ kind: 'unknown' })
    // A company that no clue identifies is not the payer.
    expect(receive(8_228_36, 'PAYMENT', [disputed], [])).toMatchObject({ kind: 'unknown' })
    // Another bill of this amount takes precedence.
    expect(receive(8_228_36, 'PAYMENT', [disputed, bill('b', 8_228_36)])).toMatchObject({
      owed: [{ id: 'b' }],
    })
  })

  test('is likely if the payer differs, or the reference is missing', () => {
    expect(receive(100_00, 'Bill 1234567890', [bill('a', 100_00)], [])).toMatchObject({
      kind: 'likely',
      reasons: ['reference', 'amount'],
    })
    expect(receive(100_00, 'thanks', [bill('a', 100_00)])).toMatchObject({
      kind: 'likely',
      reasons: ['amount', 'payer'],
    })
    expect(
      receive(100_00, 'FPS 88-AB-17', [bill('a', 100_00, { reportedReference: 'fps88ab17' })]),
    ).toMatchObject({
      kind: 'likely',
      reasons: ['reported reference', 'amount', 'payer'],
    })
  })

  test('is the reported transfer rather than its bill', () => {
    const payment = bill('p', 100_00, { kind: 'payment', chargeId: 'a' })
    expect(receive(100_00, '1234567890', [bill('a', 100_00), payment])).toMatchObject({
      kind: 'certain',
      owed: [{ kind: 'payment', id: 'p' }],
    })
    // Less was reported than received; the received amount equals the whole bill.
    expect(
      receive(100_00, '1234567890', [bill('a', 100_00), { ...payment, amountCents: 40_00 }]),
    ).toMatchObject({ kind: 'certain', owed: [{ kind: 'charge', id: 'a' }] })
  })

  test('is not certain with several of the same amount', () => {
    const owed = [bill('a', 100_00), bill('b', 100_00)]
    expect(receive(100_00, '1234567890', owed)).toMatchObject({ kind: 'likely' })
    expect(receive(100_00, 'thanks', owed)).toMatchObject({ kind: 'unknown', reasons: ['payer'] })
  })

  test('is several items that add up to it exactly', () => {
    const owed = [
      bill('a', 60_00),
      bill('b', 40_00, { reference: '9999999999', dueDate: '2026-11-21' }),
      bill('c', 30_00, { companyId: 'other', reference: '7777777777' }),
      // A bill of another company, with the same reference by chance.
      bill('d', 31_00, { companyId: 'third' }),
    ]
    for (const text of ['1234567890', 'both bills'])
      expect(receive(100_00, text, owed)).toMatchObject({
        kind: 'several',
        owed: [{ id: 'a' }, { id: 'b' }],
      })
    for (const cents of [90_00, 91_00])
      expect(receive(cents, '1234567890', owed)).toMatchObject({
        kind: 'differs',
        differenceCents: cents - 60_00,
      })
  })

  test.each([1, -1])('has the difference of an overpayment or underpayment: %i', (differenceCents) => {
    expect(receive(100_00 + differenceCents, 'Bill 1234567890', [bill('a', 100_00)])).toMatchObject({
      kind: 'differs',
      owed: [{ id: 'a' }],
      differenceCents,
      reasons: ['reference', 'payer'],
    })
  })

  test('may be the company with the same last digits of an account, if nothing else identifies it', () => {
    const owed = [bill('a', 100_00), bill('b', 100_00, { companyId: 'other' })]
    expect(receive(100_00, 'thanks', owed, [], ['other'])).toMatchObject({
      kind: 'likely',
      owed: [{ id: 'b' }],
      reasons: ['amount', 'account'],
    })
    expect(receive(100_00, 'thanks', owed, ['lantern'], ['other', 'lantern'])).toMatchObject({
      kind: 'likely',
      owed: [{ id: 'a' }],
      reasons: ['amount', 'payer', 'account'],
    })
    // A match of four digits is never certain.
    expect(receive(100_00, '1234567890', [bill('a', 100_00)], [], ['lantern'])).toMatchObject({
      kind: 'likely',
      reasons: ['reference', 'amount', 'account'],
    })
  })

  test('is never a company that merely reported its text, if it identifies another one without debt', () => {
    const thief = bill('t', 100_00, {
      kind: 'payment',
      companyId: 'thief',
      reference: '5555555555',
      reportedReference: 'Lantern Street',
    })
    const text = 'LANTERN STREET TRADING 1234567890'
    expect(receive(100_00, text, [thief], [], [], ['lantern']).kind).toBe('unknown')
    expect(receive(100_00, text, [thief], [], ['thief'], ['lantern']).kind).toBe('unknown')
    expect(receive(100_00, text, [thief, bill('a', 60_00)], [], [], ['lantern'])).toMatchObject({
      kind: 'differs',
      owed: [{ id: 'a' }],
    })
  })

  test('does not depend on the order of the open items', () => {
    const owed = [
      bill('b', 100_00),
      bill('a', 100_00),
      bill('p', 100_00, { kind: 'payment', chargeId: 'b' }),
      bill('q', 100_00, { kind: 'payment', chargeId: 'a' }),
      bill('c', 60_00),
      bill('d', 40_00),
    ]
    for (const [cents, text] of [
      [100_00, '1234567890'],
      [160_00, '1234567890'],
      [1_00, '1234567890'],
      [140_00, 'thanks'],
    ] as const)
      expect(receive(cents, text, owed.toReversed())).toEqual(receive(cents, text, owed))
  })

  test('is unknown for another payer, and for another currency', () => {
    expect(receive(100_00, 'Rent', [bill('a', 100_00)], [])).toEqual({
      kind: 'unknown',
      owed: [],
      reasons: [],
    })
    expect(receive(100_00, '1234567890', [bill('a', 100_00, { currency: 'USD' })])).toMatchObject({
      kind: 'unknown',
    })
  })
})

describe('the references in a text', () => {
  test.each([
    ['Bill 1234567890.', ['1234567890']],
    ['12345 67890', ['1234567890']],
    ['REF12345\n67890/INV 7', ['1234567890']],
    ['20261123010203004-1234567890', ['1234567890']],
    ['还款１２３４５６７８９０', ['1234567890']],
    ['12345 – 67890', ['1234567890']],
    ['12345_67890', ['1234567890']],
    ['12345678901', []],
    ['１２３４５６７８９０1', []],
    ['12345 and 67890', []],
    ['123456789', []],
    ['1234567890 and 0987654321', ['1234567890', '0987654321']],
  ])('%j', (text, references) => {
    expect(referencesInText(text)).toEqual(references)
  })

  test('are found within any text', () => {
    assert(
      property(
        integer({ min: 1_000_000_000, max: 9_999_999_999 }).map(String),
        string().map((text) => text.replaceAll(/\d/g, '')),
        constantFrom(' ', '\n', '/', 'X'),
        (reference, words, gap) => {
          expect(referencesInText(`${words}${gap}${reference}${gap}${words}`)).toEqual([reference])
        },
      ),
    )
  })
})
