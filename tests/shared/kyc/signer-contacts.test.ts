import { describe, expect, test } from 'vitest'
import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import { changedContacts } from '#shared/kyc/person-contact.ts'
import { signerContactErrors } from '#shared/kyc/signer-contacts.ts'

const chan: ConnectedPersonDraft = {
  person_id: 'chan',
  full_name_en: 'CHAN Tai Man',
  birth_date: '1980-01-02',
  capacity: 'director',
  certificate_type: 'hk_id',
  id_number: 'A1234563',
  email: 'chan@director.test',
  mobile_area_code: '+852',
  mobile: '61234567',
}
const li: ConnectedPersonDraft = {
  person_id: 'li',
  full_name_en: 'LI Xiaoming',
  full_name_cn: '李小明',
  birth_date: '1985-03-04',
  capacity: 'director',
  certificate_type: 'passport',
  id_number: 'E12344563',
  email: 'li@director.test',
  mobile_area_code: '+852',
  mobile: '61234568',
}
const wong: ConnectedPersonDraft = {
  person_id: 'wong',
  full_name_en: 'WONG Siu Ling',
  capacity: 'shareholder',
  ownership_percent: '70',
  email: 'wong@owner.test',
}

const at = (index: number, name: string) => `connected_persons.persons.${index}.${name}`

const errors = (persons: ConnectedPersonDraft[], considered = {}) =>
  signerContactErrors({ persons }, considered)

const changed = (submitted: ConnectedPersonDraft[], ...approved: ConnectedPersonDraft[][]) =>
  changedContacts(
    approved.map((persons) => ({ connected_persons: { persons } })),
    { connected_persons: { persons: submitted } },
  ).map(({ person, former, contact }) => [person.full_name_en, former, contact])

describe('signers’ contacts', () => {
  test('are unrestricted for a single signer, even entered twice or besides a shareholder', () => {
    const { mobile: _none, ...unreached } = chan
    expect(errors([unreached])).toEqual([])
    expect(errors([unreached, { ...unreached, person_id: 'again' }])).toEqual([])
    expect(errors([unreached, { ...wong, email: chan.email }])).toEqual([])
    expect(signerContactErrors(undefined)).toEqual([])
  })

  test('must be distinct for several signers, with every wrong field reported', () => {
    const { mobile: _none, ...unreached } = li
    expect(errors([chan, li])).toEqual([])
    expect(errors([chan, { ...unreached, email: 'CHAN@director.test ' }])).toEqual([
      { field: at(0, 'email'), rule: 'contactOfAnother' },
      { field: at(1, 'email'), rule: 'contactOfAnother' },
      { field: at(1, 'mobile'), rule: 'mobileRequired' },
    ])
    expect(errors([chan, { ...li, mobile: '61234567' }])).toEqual([
      { field: at(0, 'mobile'), rule: 'contactOfAnother' },
      { field: at(1, 'mobile'), rule: 'contactOfAnother' },
    ])
  })

  test('cannot be the number of another user of the company', () => {
    const user = { email: 'clerk@shop.test', mobile: '+85261234568' }
    expect(errors([chan, li], { users: [user] })).toEqual([
      { field: at(1, 'mobile'), rule: 'contactOfAnother' },
    ])
    expect(errors([chan, li], { users: [{ ...user, email: 'LI@director.test' }] })).toEqual([])
    expect(errors([chan, li], { users: [{ ...user, personId: 'li' }] })).toEqual([])
    expect(errors([chan], { users: [{ ...user, mobile: '+85261234567' }] })).toEqual([])
  })

  test('include guarantors if a guarantee is signed', () => {
    expect(errors([chan, wong])).toEqual([])
    expect(errors([chan, wong], { guaranteed: true })).toEqual([
      { field: at(1, 'mobile'), rule: 'mobileRequired' },
    ])
  })
})

describe('a changed contact of a known person', () => {
  const own = { email: 'own@attacker.test', mobile: '+85269999999' }
  const theirs = { email: 'li@director.test', mobile: '+85261234568' }
  const moved = { ...li, email: own.email, mobile: '69999999' }
  const { person_id: _id, ...added } = moved

  test('is not found in a first KYC, for an added person, or for the same contact in another format', () => {
    expect(changed([chan, li])).toEqual([])
    expect(changed([chan, li], [chan])).toEqual([])
    expect(changed([chan, { ...li, email: 'LI@Director.test' }], [chan, li])).toEqual([])
    expect(changed([chan, li, { ...li, person_id: 'again' }], [chan, li])).toEqual([])
  })

  test.each([
    ['changed', moved],
    ['for a person removed and added again', { ...added, person_id: 'new' }],
    ['with the document’s number in another notation', { ...added, id_number: 'e-1234 4563' }],
    [
      'with another document, by name and date of birth',
      { ...added, certificate_type: 'hk_id' as const, id_number: 'B1' },
    ],
    ['for a replacement under the same id', { ...moved, full_name_en: 'LI Xiaoming', id_number: 'X9' }],
  ])('is found %s', (_how, person) => {
    expect(changed([chan, person], [chan, li])).toEqual([['LI Xiaoming', theirs, own]])
  })

  test('is found for a person removed by an earlier change', () => {
    expect(changed([chan, added], [chan], [chan, li])).toEqual([['LI Xiaoming', theirs, own]])
  })

  test('includes an added or omitted number', () => {
    const { mobile: _none, mobile_area_code: _code, ...byMail } = li
    expect(changed([chan, li], [chan, byMail])).toHaveLength(1)
    expect(changed([chan, byMail], [chan, li])).toHaveLength(1)
  })
})
