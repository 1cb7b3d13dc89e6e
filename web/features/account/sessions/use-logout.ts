import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { sessionStore } from '../../../api/session-store.ts'
import { paths } from '../../../app/paths.ts'

/** Logs out and leads to the line's landing page, even offline. */
export const useLogout = (): (() => void) => {
  const navigate = useNavigate()
  return useCallback(() => {
    const leave = async () => {
      // The user's own line is not known after the logout.
      const landing = paths.landing()
      await import('./logout.ts').then(
        ({ logout }) => logout(),
        () => undefined,
      )
      sessionStore.end()
      await navigate(landing, { replace: true })
    }
    void leave()
  }, [navigate])
}
