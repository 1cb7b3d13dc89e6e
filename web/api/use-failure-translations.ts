import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErrorName } from '#shared/api/errors.ts'
import { useFormat } from '../i18n/use-format.ts'
import { isApiError, isCatalogueError } from './api-error.ts'
import { type CallWithTranslations, callTranslationsOf } from './call-translations.ts'

/** Refusals whose detail is the time when they end. */
const endsAtTime: ReadonlySet<string> = new Set<ErrorName>(['passwordTooNew', 'resetTooRecent'])

/**
 * The user's text for any error in the current locale: the call's own text, else the catalogue's, else the call's
 * general text, else code and message of the response.
 */
export const useFailureTranslations = (): ((error: unknown, call?: CallWithTranslations) => string) => {
  const { t } = useTranslation(['errors', 'account', 'shell'])
  const { timestamp } = useFormat()
  return useCallback(
    (error, call) => {
      if (!isApiError(error)) return t('shell:failure.unexpected')
      const { reason, code, detail, carried } = error
      if (reason === 'network') return t('shell:failure.network')
      if (reason === 'sessionExpired') return t('shell:failure.sessionExpired')
      const own = callTranslationsOf(call, reason)
      if (own) return t(`account:${own}`)
      if (isCatalogueError(reason))
        return t(`errors:${reason}`, {
          defaultValue: t('shell:failure.unexpected'),
          until: detail && endsAtTime.has(reason) ? timestamp(detail) : '',
        })
      const otherwise = callTranslationsOf(call, 'otherwise')
      if (otherwise) return t(`account:${otherwise}`)
      return carried === undefined ? `[${code}]` : `[${code}] ${carried}`
    },
    [t, timestamp],
  )
}
