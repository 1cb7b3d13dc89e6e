import { useQueryClient } from '@tanstack/react-query'
import { createElement, type ReactNode, useState } from 'react'
import { callAct } from '../../api/call-act.ts'
import { showConfirmation } from '../../app/confirmations.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Refusal } from '../../ui/failed.tsx'
import { useActTranslations } from '../../ui/field-translations.ts'

/** Does an act on click, without a form. Confirms it or shows the refusal, then refetches all lists in either case. */
export const useOneClickAct = () => {
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
      showConfirmation(t('act.done', { act: actTranslations(action) }))
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
