import * as z from 'zod/mini'
import { choiceSchema } from '../reference/choice.schema.ts'

const topCountries = z.array(choiceSchema('country_region'), 'invalid').check(z.maxLength(3, 'tooMany'))

/** An amount in US dollars, with two decimals. */
export const dollarsSchema = z.string('required').check(z.regex(/^\d{1,13}\.\d{2}$/, 'amountInvalid'))

/** The company's business, and the source of its money. At least one field. */
export const businessInfoSchema = z.partial(
  z.object({
    /** US dollars in the latest year, two decimals. */
    annual_sales_turnover_usd: dollarsSchema,
    years_of_business: z
      .int('wholeNumberInvalid')
      .check(z.minimum(0, 'wholeNumberInvalid'), z.maximum(200, 'wholeNumberInvalid')),
    /** Everyone on the payroll. */
    employee_count: z
      .int('wholeNumberInvalid')
      .check(z.minimum(1, 'wholeNumberInvalid'), z.maximum(1_000_000, 'wholeNumberInvalid')),
    funds_region: choiceSchema('country_region'),
    business_nature: choiceSchema('business_nature'),
    industry: choiceSchema('industry_service'),
    major_goods: z.array(choiceSchema('major_commodities_type'), 'invalid').check(z.maxLength(10, 'tooMany')),
    top_buyer_countries: topCountries,
    top_supplier_countries: topCountries,
    initial_source_of_wealth: choiceSchema('initial_source_of_wealth'),
    continuous_source_of_wealth: choiceSchema('continuous_source_of_wealth'),
    funding_source: choiceSchema('funding_source'),
  }),
)

export type BusinessInfo = z.infer<typeof businessInfoSchema>
