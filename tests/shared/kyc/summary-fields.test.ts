import { expect, test } from 'vitest'
import { businessInfoSchema } from '#shared/kyc/business-info.schema.ts'
import { kycDocumentsDraftSchema } from '#shared/kyc/kyc-documents.schema.ts'
import { businessFields, documentFields } from '#shared/kyc/summary-fields.ts'

test('the summary shows every field of a section', () => {
  expect(businessFields.toSorted()).toEqual(Object.keys(businessInfoSchema.shape).toSorted())
  expect(documentFields.toSorted()).toEqual(Object.keys(kycDocumentsDraftSchema.shape).toSorted())
})
