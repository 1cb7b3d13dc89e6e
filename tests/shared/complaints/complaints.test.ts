import { expect, test } from 'vitest'
import { complaintFigures } from '#shared/complaints/complaints.ts'

test('the figures of a year count what arrived, was answered and was left open in it', () => {
  const complaints = [
    { receivedOn: '2026-12-20', answeredOn: '2027-01-19', outcome: 'upheld', closedOn: '2027-01-20' },
    { receivedOn: '2026-12-20', answeredOn: '2027-01-20', outcome: 'partly upheld' },
    { receivedOn: '2027-02-01', answeredOn: '2027-02-02', outcome: 'not upheld', closedOn: '2027-02-03' },
    { receivedOn: '2027-03-01' },
  ] as const
  expect(complaintFigures(complaints, '2027-04-01')).toEqual([
    {
      year: '2027',
      receivedComplaints: 2,
      answeredComplaints: 3,
      // Thirty-one days after its receipt.
      answeredLate: 1,
      upheldComplaints: 2,
      closedComplaints: 2,
      openComplaints: 2,
    },
    {
      year: '2026',
      receivedComplaints: 2,
      answeredComplaints: 0,
      answeredLate: 0,
      upheldComplaints: 0,
      closedComplaints: 0,
      openComplaints: 2,
    },
  ])
})

test('without complaints there are no figures', () => {
  expect(complaintFigures([], '2027-04-01')).toEqual([])
})
