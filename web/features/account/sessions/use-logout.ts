import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { sessionStore } from '../../../api/session-store.ts'
import { paths } from '../../../app/paths.ts'

/** Logs out and goes to the line's landing page, even when nothing can be fetched any more. */
export const useLogout = (): (() => void) => {
  const navigate = useNavigate()
  return useCallback(() => {
    const leave = async () => {
      // Of the user's own line, which is not known any more afterwards.
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
