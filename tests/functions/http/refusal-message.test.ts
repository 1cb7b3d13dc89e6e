import { describe, expect, test } from 'vitest'
import { type Refusal, refusalBody } from '#shared/api/envelope.ts'
import { errorTexts as english } from '#shared/api/error-texts/en.ts'
import { errorTexts as simplified } from '#shared/api/error-texts/zh-CN.ts'
import { errorTexts as traditional } from '#shared/api/error-texts/zh-TW.ts'
import { type ErrorName, errorCatalogue } from '#shared/api/errors.ts'
import { type Locale, locales } from '#shared/i18n/locales.ts'
import { withRefusalMessage } from '../../../functions/http/refusal-message.ts'

const textsOf = { 'zh-CN': simplified, 'zh-TW': traditional, en: english } satisfies Record<Locale, object>

const bodyFor = async (
  refused: Refusal,
  locale: Locale,
  declared: readonly ErrorName[] = [refused.reason],
) => {
  const body = JSON.stringify(refusalBody('landing', refused))
  const result = await withRefusalMessage({ statusCode: 422, body }, declared, locale)
  return JSON.parse(result.body ?? '') as { message: string }
}

describe('the message of a refusal', () => {
  test.each(locales)(
    'is a sentence for every error of the catalogue in %s, beside the code',
    async (locale) => {
      for (const reason of Object.keys(errorCatalogue) as ErrorName[]) {
        const body = await bodyFor({ reason, detail: '2026-11-24T02:00:00.000Z' }, locale)
        expect(body).toMatchObject({ code: errorCatalogue[reason].code, data: null })
        expect(body.message).toMatch(locale === 'en' ? /^[A-Z].*[.!]$/ : /[。！]$/)
        expect(body.message).not.toContain('{{')
      }
    },
  )

  test('is that of the name which the call declares, where several share a code', async () => {
    const { message } = await bodyFor({ reason: 'shopWithoutSales' }, 'zh-TW')
    expect(message).toBe(textsOf['zh-TW'].shopWithoutSales)
    expect((await bodyFor({ reason: 'shopWithoutSales' }, 'en', [])).message).toBe(textsOf.en.notFound)
  })

  test('names the time when a wait ends, which also stands beside it for a program', async () => {
    const refused = { reason: 'passwordTooNew', detail: '2026-11-24T02:00:00.000Z' } as const
    const body = await bodyFor(refused, 'en')
    expect(body).toMatchObject({ detail: refused.detail })
    expect(body.message).toContain('before 24 Nov 2026, 10:00')
  })

  test('stays a token, which a client takes from there', async () => {
    expect(await bodyFor({ reason: 'secondFactorNeeded', message: 'a-token' }, 'en')).toMatchObject({
      message: 'a-token',
    })
  })
})
