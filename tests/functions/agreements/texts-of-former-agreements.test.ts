import { deflateRawSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { agreementDocumentsOf } from '../../../functions/data/agreement-documents.ts'
import { type AgreementText, findAgreementText } from '../../../functions/data/agreement-texts.ts'
import { type Agreement, findAgreement } from '../../../functions/data/agreements.ts'
import { companyPartition } from '../../../functions/data/companies.ts'
import { put } from '../../../functions/data/table.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { sellerReadyToSign } from './approved-company.ts'
import { initiate } from './signing-story.ts'

const app = await useTestApp()
let agreement: Agreement
beforeAll(async () => {
  const seller = await sellerReadyToSign(app)
  const { agreement_id } = await initiate(app, seller)
  await app.drainEvents()
  const found = await findAgreement(app.deps.table, seller.companyId, agreement_id)
  if (!found) throw new Error('no agreement')
  agreement = found
})

const textIn = async (made: Agreement, locale: Locale) => {
  const [own] = agreementDocumentsOf(made)
  return own && findAgreementText(app.deps, made, own, locale)
}

/** As agreements were before their texts moved to the bucket. */
const former = (): Agreement => {
  const { document, ...rest } = agreement
  if (!document) throw new Error('nothing was rendered')
  const { clauses: _, ...withoutClauses } = document
  return { ...rest, document: withoutClauses }
}

const storeItem = (suffix: string, text: AgreementText, isPacked: boolean) => {
  const { companyId, agreementId } = agreement
  return app.deps.table.write(
    put(app.deps.table, {
      pk: companyPartition(companyId),
      sk: `AGREEMENT-TEXT#${agreementId}${suffix}`,
      type: 'agreement-text',
      ...(isPacked ? { packed: deflateRawSync(JSON.stringify([text])).toString('base64') } : { text }),
    }),
  )
}

test('texts are stored in each language, and none of them in the table', async () => {
  const titles = await Promise.all((['zh-CN', 'zh-TW', 'en'] as const).map((each) => textIn(agreement, each)))
  expect(titles.map((each) => each?.locale)).toEqual(['zh-CN', 'zh-TW', 'en'])
  const { clauses } = agreement.document ?? {}
  expect(titles.map((each) => each?.text.clauses.length)).toEqual([clauses, clauses, clauses])
  expect(new Set(titles.map((each) => each?.text.title)).size).toBe(3)
  expect((await app.everyItem()).map(({ type }) => type)).not.toContain('agreement-text')
})

test('texts of agreements from before are read from the table, packed or not', async () => {
  const [binding, english] = await Promise.all([textIn(agreement, agreement.locale), textIn(agreement, 'en')])
  if (!binding || !english) throw new Error('no texts')
  expect(await textIn(former(), 'en')).toBeUndefined()
  await storeItem('', binding.text, false)
  expect(await textIn(former(), agreement.locale)).toEqual(binding)
  // Not translated yet: the binding text is shown.
  expect(await textIn(former(), 'en')).toEqual(binding)
  await storeItem('#en', english.text, true)
  expect(await textIn(former(), 'en')).toEqual(english)
})
