import { expect, test } from 'vitest'
import { businessInfoSchema } from '#shared/kyc/business-info.schema.ts'
import { connectedCompanySchema } from '#shared/kyc/connected-companies.ts'
import { connectedPersonSchema } from '#shared/kyc/connected-persons.ts'
import { fieldKind } from '#shared/kyc/field-kind.ts'

const kindsOf = (names: object, inCompany = false) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, fieldKind(name, { inCompany })]))

test('a business field has the type of its schema', () => {
  expect(kindsOf(businessInfoSchema.shape)).toEqual({
    annual_sales_turnover_usd: 'dollars',
    years_of_business: 'whole number',
    employee_count: 'whole number',
    funds_region: { choice: 'country_region' },
    business_nature: { choice: 'business_nature' },
    industry: { choice: 'industry_service' },
    major_goods: { choice: 'major_commodities_type' },
    top_buyer_countries: { choice: 'country_region' },
    top_supplier_countries: { choice: 'country_region' },
    initial_source_of_wealth: { choice: 'initial_source_of_wealth' },
    continuous_source_of_wealth: { choice: 'continuous_source_of_wealth' },
    funding_source: { choice: 'funding_source' },
  })
})

test('a person and a connected company have kinds of their own', () => {
  expect(kindsOf(connectedPersonSchema.shape)).toMatchObject({
    capacity: { choice: 'connected_person_capacity' },
    certificate_type: { choice: 'certificate_type' },
    id_number: 'id number',
    id_front_file_id: 'file',
    birth_date: 'date',
    mobile: 'mobile',
    industry_experience_years: 'whole number',
    ownership_percent: 'percent',
    person_id: 'text',
  })
  expect(kindsOf(connectedCompanySchema.shape, true)).toMatchObject({
    capacity: { choice: 'connected_company_capacity' },
    register_file_id: 'file',
    ownership_percent: 'percent',
    company_id: 'text',
  })
  expect(fieldKind('percent', { inCompany: true })).toBe('percent')
  expect(fieldKind('nothing', { inCompany: false })).toBe('text')
})
