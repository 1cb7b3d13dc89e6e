import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { signingPageEndpoints } from '#shared/agreements/signing-page.endpoints.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useOnReconnect } from '../../api/use-on-reconnect.ts'

/**
 * The number of clauses read, from the first on. It is saved on the server, one call at a time. If a call fails, it is
 * repeated with the next clause and when the browser is online again.
 */
export const useReading = ({
  token,
  session,
  locale,
  kept,
  onSessionEnded,
}: {
  token: string
  session: string
  /** The reading language. */
  locale: Locale
  /** The number saved on the server. */
  kept: number
  onSessionEnded: () => void
}) => {
  const [read, setRead] = useState(kept)
  const saved = useRef(kept)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (upto: number) =>
      call(signingPageEndpoints.recordReading, { body: { token, signing_session: session, upto, locale } }),
    onSuccess: (answer) => {
      saved.current = answer.read
    },
    onError: (error) => {
      if (isApiError(error) && error.reason === 'verificationFailed') onSessionEnded()
    },
  })
  const tried = useRef(kept)
  useEffect(() => {
    if (isPending || read <= Math.max(saved.current, tried.current)) return
    tried.current = read
    mutate(read)
  }, [read, isPending, mutate])
  useOnReconnect(() => {
    if (read > saved.current) mutate(read)
  })
  /** Marks clause `number` (from 1) as read. Only the next unread clause counts, so that none is skipped. */
  const note = useCallback(
    (number: number) => setRead((before) => (number === before + 1 ? number : before)),
    [],
  )
  /** Starts again from the server's state, for a changed text. */
  const restart = useCallback((from: number) => {
    saved.current = from
    tried.current = from
    setRead(from)
  }, [])
  return { read, note, restart, isUnsaved: isError }
}
