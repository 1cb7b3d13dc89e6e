import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { CaptchaKind } from '#shared/account/captcha.schemas.ts'
import { call } from '../../../api/call.ts'

/**
 * A captcha is replaced this many milliseconds before it expires, so that its answer still reaches the server in time.
 */
const reserveMs = 15_000

/** Loads a captcha for this field, a new one for each `round`, and a new one before it expires. */
export const useFetchedCaptcha = (kind: CaptchaKind, round: string) => {
  const id = useId()
  const captcha = useQuery({
    queryKey: [accountEndpoints.getCaptcha.name, id, kind, round],
    queryFn: () => call(accountEndpoints.getCaptcha, { query: { kind } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { refetch, dataUpdatedAt } = captcha
  const validMs = captcha.data ? captcha.data.valid_for_seconds * 1000 : undefined
  useEffect(() => {
    if (validMs === undefined) return
    const end = dataUpdatedAt + Math.max(reserveMs, validMs - reserveMs)
    const timer = setTimeout(() => void refetch(), end - Date.now())
    return () => clearTimeout(timer)
  }, [validMs, dataUpdatedAt, refetch])
  return captcha
}
