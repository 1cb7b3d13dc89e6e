import { useQueryClient } from '@tanstack/react-query'
import { createElement, type ReactNode, useState } from 'react'
import { callAct } from '../../api/call-act.ts'
import { note } from '../../app/notes.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Refusal } from '../../ui/failed.tsx'
import { useActWords } from '../../ui/field-words.ts'

/** Has an act done at a press, without a form: says what came of it, and has every list look again, also where it was refused. */
export const usePress = () => {
  const t = useWords()
  const actWords = useActWords()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ReactNode>()
  const press = async (action: string, fields: Record<string, unknown>): Promise<boolean> => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await callAct(action, fields)
      note(t('act.done', { act: actWords(action) }))
      return true
    } catch (error) {
      setRefusal(createElement(Refusal, { error }))
      return false
    } finally {
      setBusy(false)
      void client.invalidateQueries()
    }
  }
  return { press, isBusy, refusal }
}
