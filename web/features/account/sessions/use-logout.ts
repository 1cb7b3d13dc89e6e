import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { sessionStore } from '../../../api/session-store.ts'
import { paths } from '../../../app/paths.ts'

/** Logs out and goes to the line's landing page, even when nothing can be fetched any more. */
export const useLogout = (): (() => void) => {
  const navigate = useNavigate()
  return useCallback(() => {
    const leave = async () => {
      const line = lineOfRegisterSource(sessionStore.get()?.user.registerSource)
      await import('./logout.ts').then(({ logout }) => logout()).catch(() => undefined)
      sessionStore.end()
      await navigate(line ? paths.landing(line) : paths.entry(), { replace: true })
    }
    void leave()
  }, [navigate])
}
