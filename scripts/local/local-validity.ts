/** For the local stack's certificates: a demonstration moves its clock by years, and tests begin in the past. */
export const localValidity = {
  from: new Date('2020-01-01T00:00:00Z'),
  until: new Date('2049-12-31T00:00:00Z'),
}
