import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'

const pathsInOrder = (): string[] => [
  paths.registerDrawdownAccount(),
  paths.registerBusinessInfo(),
  paths.registerSigning(),
  paths.registerSigningLoading(),
]

const originIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'origin' in state && typeof state.origin === 'string'
    ? state.origin
    : undefined

/**
 * True if a gate redirected the user to this step from a later one; a completed step redirects forward. The origin is
 * removed from the history state, which a reload would keep.
 */
export const useRedirectedBack = (): boolean => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const origin = originIn(state)
  const [isSentBack] = useState(() => {
    const inOrder = pathsInOrder()
    return origin !== undefined && inOrder.indexOf(origin) > inOrder.indexOf(pathname)
  })
  useEffect(() => {
    if (origin !== undefined) void navigate({ pathname, search, hash }, { replace: true, state: null })
  }, [origin, pathname, search, hash, navigate])
  return isSentBack
}
