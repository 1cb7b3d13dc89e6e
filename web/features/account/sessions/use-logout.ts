import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { sessionStore } from '../../../api/session-store.ts'
import { paths } from '../../../app/paths.ts'

/** Ends the session on the server and forgets all that was fetched with it. Leaves even when the server is silent. */
export const useLogout = (): (() => void) => {
  const navigate = useNavigate()
  return useCallback(() => {
    const leave = async () => {
      const line = lineOfRegisterSource(sessionStore.get()?.user.registerSource)
      try {
        const [{ call }, { accountEndpoints }] = await Promise.all([
          import('../../../api/call.ts'),
          import('#shared/account/account.endpoints.ts'),
        ])
        await call(accountEndpoints.logout)
      } catch {
        // The token runs out by itself; the user asked to leave and leaves.
      }
      sessionStore.end()
      // The landing page has no cache to forget: its code came with the screens that fill it.
      const { queryClient } = await import('../../../api/query-client.ts')
      queryClient.clear()
      await navigate(line ? paths.landing(line) : paths.entry(), { replace: true })
    }
    void leave()
  }, [navigate])
}
