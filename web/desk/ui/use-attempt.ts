import { useState } from 'react'
import { useRefusalTranslations } from './failed.tsx'

/** Runs a call that may be refused; returns whether one is running, and why the last one was refused. */
export const useAttempt = () => {
  const refusalTranslations = useRefusalTranslations()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const attempt = async (run: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setRefusal('')
    try {
      await run()
    } catch (error) {
      setRefusal(refusalTranslations(error))
    } finally {
      setBusy(false)
    }
  }
  return { attempt, isBusy, refusal, setRefusal }
}
