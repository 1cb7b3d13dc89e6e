import { useRef, useState } from 'react'
import type { ActForm } from '#shared/desk/console.ts'
import { callAct } from '../../api/call-act.ts'
import type { DryRunResponse } from './act-preview.tsx'

type Outcome = Record<string, unknown>

type Stage =
  | { at: 'form' }
  | { at: 'preview'; simulated: DryRunResponse }
  | { at: 'result'; outcome: Outcome }

/** True for an act that is confirmed after its dry run. */
export const requiresDryRun = ({ changes, unpreviewed }: ActForm): boolean => changes && !unpreviewed

/** Submits an act, with a dry run first if it changes something, and holds the responses. */
export const useActSubmission = (
  form: ActForm,
  { onSent, onDone }: { onSent: () => void; onDone: (outcome: Outcome) => void },
) => {
  const [refusal, setRefusal] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [stage, setStage] = useState<Stage>({ at: 'form' })
  const isSending = useRef(false)
  const show = (outcome: Outcome, dryRun: boolean) => {
    if (!dryRun) onSent()
    if (dryRun) setStage({ at: 'preview', simulated: outcome })
    else if (form.changes) onDone(outcome)
    else setStage({ at: 'result', outcome })
  }
  return {
    refusal,
    isBusy,
    stage,
    edit: () => setStage({ at: 'form' }),
    /** `read` returns the fields to send, or undefined if one of them is invalid. */
    submit: async (read: () => Outcome | undefined) => {
      // Ignores a double click before React has disabled the button.
      if (isSending.current) return
      const fields = read()
      if (!fields) return
      const dryRun = requiresDryRun(form) && stage.at !== 'preview'
      setRefusal(undefined)
      setBusy(true)
      isSending.current = true
      try {
        show(await callAct(form.action, { ...fields, ...(dryRun ? { dryRun } : {}) }), dryRun)
      } catch (error) {
        setRefusal(error)
      } finally {
        isSending.current = false
        setBusy(false)
      }
    },
  }
}
