import { describe, expect, test } from 'vitest'
import { everyAct } from '#shared/desk/all-acts.ts'
import {
  actsOfRecords,
  type DecisionRecord,
  recordsOfActs,
  type View,
  viewedRecordsOf,
  viewsCutoff,
} from '#shared/desk/viewed-records.ts'
import { present } from '../../support/present.ts'

const subject = { companyId: 'c1', facilityId: 'f1' }

const view = (action: string, more: Partial<View> = {}): View => ({
  action,
  at: '2027-01-04T02:00:00.000Z',
  ...more,
})

const named = (name: string) => present(everyAct.find((act) => act.name === name))

describe('the records that bear on an act', () => {
  test.each(Object.entries(recordsOfActs))('%s: each of its roles may open each', (name, records) => {
    for (const role of named(name).roles)
      for (const record of records)
        expect([record, actsOfRecords[record].some((act) => named(act).roles.includes(role))]).toEqual([
          record,
          true,
        ])
  })

  test.each(Object.keys(recordsOfActs))('%s needs a second person', (name) => {
    expect(named(name).fourEyes).toBe(true)
  })
})

const recordOf = (record: DecisionRecord, views: readonly View[], of = subject) =>
  viewedRecordsOf('facility-limit', of, views).find((each) => each.record === record)

const documentsOf = (fileIds: readonly string[], views: readonly View[]) =>
  viewedRecordsOf('limit-approve', { ...subject, fileIds }, views).find(
    ({ record }) => record === 'documents',
  )

describe('the viewed records of a subject', () => {
  test('are all that bear on the act, with the latest time or none', () => {
    const views = [view('limit-show', { at: '2027-01-04T01:00:00.000Z' }), view('limit-show')]
    expect(viewedRecordsOf('facility-limit', subject, views)).toEqual([
      { record: 'limit', viewedAt: '2027-01-04T02:00:00.000Z' },
      { record: 'facility', viewedAt: null },
      { record: 'exposure', viewedAt: null },
      { record: 'kyc', viewedAt: null },
    ])
  })

  test('are not those of another facility or account', () => {
    expect(recordOf('facility', [view('facility-show', { facilityId: 'f2' })])?.viewedAt).toBeNull()
    expect(recordOf('facility', [view('facility-show', { facilityId: 'f1' })])?.viewedAt).not.toBeNull()
    const payout = { ...subject, accountId: 'a1' }
    const ofAccount = (accountId: string) =>
      viewedRecordsOf('drawdown-pay-out', payout, [view('payout-account-show', { accountId })])[0]?.viewedAt
    expect(ofAccount('a2')).toBeNull()
    expect(ofAccount('a1')).not.toBeNull()
  })

  test('count the files that were opened; without a file there is none to open', () => {
    expect(documentsOf([], [])).toBeUndefined()
    expect(documentsOf(['x'], [view('file-open', { fileId: 'x' })])).toEqual({
      record: 'documents',
      viewedAt: '2027-01-04T02:00:00.000Z',
    })
    const opened = [view('file-open', { fileId: 'x' }), view('file-open', { fileId: 'x' })]
    expect(documentsOf(['x', 'y'], [...opened, view('file-open', { fileId: 'z' })])).toEqual({
      record: 'documents',
      viewedAt: '2027-01-04T02:00:00.000Z',
      viewedFiles: 1,
      files: 2,
    })
  })

  test('count since the subject came in, and otherwise for a week', () => {
    const proposedAt = new Date('2027-01-20T02:00:00.000Z')
    expect(viewsCutoff({ since: '2027-01-02T00:00:00.000Z' }, proposedAt)).toBe('2027-01-02T00:00:00.000Z')
    // Midnight in Hong Kong.
    expect(viewsCutoff({}, proposedAt)).toBe('2027-01-12T16:00:00.000Z')
  })
})
