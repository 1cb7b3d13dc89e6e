import * as z from 'zod/mini'
import { oneLineSchema } from '../api/field-schemas.ts'
import { peerConsentVersion } from '../reports/peer-consent.ts'
import { maxCategories, reportCategoryKeys } from '../reports/report-category-keys.ts'
import { peersOnWire } from './peers.schema.ts'
import { salesReportOnWire } from './sales-report.schema.ts'

const chosenCategories = z.array(z.enum(reportCategoryKeys, 'unknownOption'), 'required').check(
  z.minLength(1, 'atLeastOne'),
  z.maxLength(maxCategories, 'tooMany'),
  z.overwrite((keys) => [...new Set(keys)]),
)

/** One of the dictionary’s `major_commodities_type`, with its names. */
const category = z.object({
  key_id: z.string(),
  name_chi: z.string(),
  name_cht: z.string(),
  name_eng: z.string(),
})

/** The chosen categories of a company's report. */
const choice = {
  /** Empty before a choice. */
  categories: z.array(category),
  /** Whether the company contributes its figures, anonymously, to those of the category. */
  shares_figures: z.boolean(),
}

export const categoryReportSchemas = {
  listReportCategories: {
    params: z.object({ keywords: oneLineSchema(60) }),
    response: z.array(category),
  },
  storeCategoryReport: {
    body: z.object({
      categories: chosenCategories,
      shares_figures: z.boolean('required'),
      /** The version of the consent text for `shares_figures`. */
      consent_version: z.enum([peerConsentVersion], 'unknownOption'),
    }),
    response: z.object(choice),
  },
  requestCategoryReportPaper: {
    /** The id of the future file, available within seconds. */
    response: z.object({ file_id: z.string() }),
  },
  getCategoryReport: {
    response: z.object({
      /**
       * - `noShop`: no shop is linked that can be read.
       * - `importing`: the orders of one are still being imported.
       * - `noSales`: there were no sales in two years.
       * - `ready`: `report` is there.
       */
      status: z.enum(['noShop', 'importing', 'noSales', 'ready']),
      ...choice,
      report: z.nullable(salesReportOnWire),
      /** One entry for each chosen category, in the order of choice. */
      peers: z.array(peersOnWire),
    }),
  },
}
