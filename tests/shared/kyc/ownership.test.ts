import { describe, expect, test } from 'vitest'
import { ownershipErrors } from '#shared/kyc/ownership.ts'

const person = (person_id: string, ownership_percent?: string) => ({
  person_id,
  ...(ownership_percent ? { ownership_percent } : {}),
})
const company = (company_id: string, ownership_percent?: string) => ({
  company_id,
  ...(ownership_percent ? { ownership_percent } : {}),
})
const holds = (holder_id: string, company_id: string, percent: string) => ({ holder_id, company_id, percent })

describe('the shareholdings in a KYC', () => {
  test('are valid if each large shareholder is traced to people', () => {
    const connected = {
      persons: [person('p', '40'), person('q')],
      companies: [company('h', '60'), company('g')],
      holdings: [holds('g', 'h', '50'), holds('p', 'h', '50'), holds('q', 'g', '100')],
    }
    expect(ownershipErrors(connected)).toEqual([])
  })

  test('are insufficient if 25% or more are unattributed', () => {
    const with24 = { persons: [person('p', '76')], companies: [company('h', '24')] }
    expect(ownershipErrors(with24)).toEqual([])
    const with25 = { persons: [person('p', '75')], companies: [company('h', '25')] }
    expect(ownershipErrors(with25)).toEqual([
      { field: 'connected_persons.companies.0', rule: 'ownersMissing' },
    ])
    expect(ownershipErrors({ ...with25, holdings: [holds('p', 'h', '0.01')] })).toEqual([])
  })

  test('are refused at a company held above 100%, or at all companies of a circle', () => {
    const persons = [person('p')]
    const companies = [company('h', '60'), company('g')]
    const over = [holds('p', 'h', '60'), holds('g', 'h', '40.01'), holds('p', 'g', '100')]
    expect(ownershipErrors({ persons, companies, holdings: over })).toEqual([
      { field: 'connected_persons.companies.0', rule: 'percentInvalid' },
    ])
    const circle = [holds('g', 'h', '50'), holds('h', 'g', '50')]
    expect(ownershipErrors({ persons, companies, holdings: circle })).toEqual([
      { field: 'connected_persons.companies.0', rule: 'ownershipCircle' },
      { field: 'connected_persons.companies.1', rule: 'ownershipCircle' },
    ])
  })

  test('of people and companies cannot exceed 100% together', () => {
    expect(ownershipErrors({ persons: [person('p', '80')], companies: [company('h', '20.01')] })).toEqual([
      { field: 'connected_persons.persons', rule: 'percentInvalid' },
    ])
  })
})
