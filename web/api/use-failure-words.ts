import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from './api-error.ts'
import { type CallWithMessages, callMessageOf } from './call-messages.ts'

interface FailureWords {
  /** What to tell the user about any error: the call's own words for the code, else the catalogue's. */
  readonly messageOf: (error: unknown, call?: CallWithMessages) => string
}

/** Words for what went wrong, in the locale in use. */
export const useFailureWords = (): FailureWords => {
  const { t } = useTranslation(['errors', 'account', 'shell'])
  const messageOf = useCallback(
    (error: unknown, call?: CallWithMessages): string => {
      if (!isApiError(error)) return t('shell:failure.unexpected')
      const own = call && callMessageOf(call, error.code)
      if (own) return t(`account:${own}`)
      if (error.code === 'network') return t('shell:failure.network')
      if (error.code === 'sessionExpired') return t('shell:failure.sessionExpired')
      return t(`errors:${error.code}`)
    },
    [t],
  )
  return { messageOf }
}
