import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { callAct } from '../../api/call-act.ts'
import { showConfirmation } from '../../app/confirmations.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { saveText } from '../../ui/save-text.ts'
import { useAttempt } from '../../ui/use-attempt.ts'

/** The maximum number of entries in one file; a larger export needs a narrower filter. */
export const maxExported = 5000
const pageSize = 200

/** Exports the filtered entries as CSV, page by page. */
export const ExportAudit = ({ asked }: { asked: Readonly<Record<string, string>> }) => {
  const t = useTranslations()
  const { attempt, isBusy, refusal } = useAttempt()
  const { may } = useMe()
  const [count, setCount] = useState(0)
  if (!may('audit-export')) return null
  const save = () =>
    attempt(async () => {
      setCount(0)
      let [content, entries] = ['', 0]
      let cursor: string | undefined
      do {
        const page = await callAct('audit-export', {
          ...asked,
          limit: pageSize,
          ...(cursor ? { cursor } : {}),
        })
        content += page.content
        entries += page.entries
        cursor = page.cursor
        setCount(entries)
      } while (cursor && entries < maxExported)
      saveText('audit.csv', content)
      showConfirmation(t(cursor ? 'audit.exportedPart' : 'audit.exported', { count: entries }))
    })
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <span role="status">{isBusy && count > 0 ? t('audit.exporting', { count }) : ''}</span>
      <span role="alert">{refusal}</span>
      <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void save()}>
        {t('list.export')}
      </Button>
    </Flex>
  )
}
