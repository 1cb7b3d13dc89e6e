import { useQueryClient } from '@tanstack/react-query'
import { createElement, type ReactNode, useState } from 'react'
import { callAct } from '../../api/call-act.ts'
import { note } from '../../app/notes.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Refusal } from '../../ui/failed.tsx'
import { useActTranslations } from '../../ui/field-translations.ts'

/** Has an act done at a press, without a form: says what came of it, and has every list look again, also where it was refused. */
export const usePress = () => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ReactNode>()
  const press = async (action: string, fields: Record<string, unknown>): Promise<boolean> => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await callAct(action, fields)
      note(t('act.done', { act: actTranslations(action) }))
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
