import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useAct } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { OneClickForm } from './one-click-form.tsx'
import { useOneClickAct } from './use-one-click-act.ts'

/** Hands an item over to a colleague who is permitted to work on it. */
export const HandOver = ({
  named,
  onClose,
}: {
  named: { queue: string; workId: string }
  onClose: () => void
}) => {
  const t = useTranslations()
  const query = useAct('work-colleagues', named)
  const act = useOneClickAct()
  const [colleague, setColleague] = useState('')
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = async () => {
    setMissing(colleague === '')
    const fields = { ...named, colleague, ...(note.trim() ? { note: note.trim() } : {}) }
    if (colleague && (await act.press('work-hand-over', fields))) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('work.handOver')} width="narrow">
      <Box fontSize="sm" lineHeight="snug">
        <QueryBoundary
          query={query}
          isEmpty={({ colleagues }) => colleagues.length === 0}
          empty={t('work.noColleague')}
        >
          {({ colleagues }) => (
            <OneClickForm act={act} submit={t('work.handOver')} onSubmit={send} onCancel={onClose}>
              <SelectField
                name="colleague"
                label={t('work.colleague')}
                required
                error={isMissing ? t('act.required') : undefined}
                value={colleague}
                onChange={setColleague}
                placeholder={t('act.choose')}
                options={colleagues.map(({ actor }) => ({ value: actor, label: actor }))}
              />
              <TextAreaField
                name="note"
                label={t('work.note')}
                optionalMark={t('act.optional')}
                rows={3}
                value={note}
                onChange={setNote}
              />
            </OneClickForm>
          )}
        </QueryBoundary>
      </Box>
    </Dialog>
  )
}
