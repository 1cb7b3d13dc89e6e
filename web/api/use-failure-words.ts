import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError, isListed } from './api-error.ts'
import { type CallWithMessages, callMessageOf } from './call-messages.ts'

interface FailureWords {
  /**
   * What to tell the user about any error: the call's own words for it, else the catalogue's, else what the call says
   * of any failure, else the code and the message that came.
   */
  readonly messageOf: (error: unknown, call?: CallWithMessages) => string
}

/** Words for what went wrong, in the locale in use. */
export const useFailureWords = (): FailureWords => {
  const { t } = useTranslation(['errors', 'account', 'shell'])
  const messageOf = useCallback(
    (error: unknown, call?: CallWithMessages): string => {
      if (!isApiError(error)) return t('shell:failure.unexpected')
      const { reason, code, carried } = error
      if (reason === 'network') return t('shell:failure.network')
      if (reason === 'sessionExpired') return t('shell:failure.sessionExpired')
      const own = callMessageOf(call, reason)
      if (own) return t(`account:${own}`)
      if (isListed(reason)) return t(`errors:${reason}`)
      const otherwise = callMessageOf(call, 'otherwise')
      if (otherwise) return t(`account:${otherwise}`)
      return carried === undefined ? `[${code}]` : `[${code}] ${carried}`
    },
    [t],
  )
  return { messageOf }
}
