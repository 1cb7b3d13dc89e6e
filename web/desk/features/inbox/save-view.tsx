import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAct } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { OneClickForm } from '../work/one-click-form.tsx'
import { useOneClickAct } from '../work/use-one-click-act.ts'
import { isCurrentView, type ListParams, searchOf } from './list-params.ts'

const SaveDialog = ({ inbox, asked, onClose }: { inbox: string; asked: ListParams; onClose: () => void }) => {
  const t = useTranslations()
  const act = useOneClickAct()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isShared, setShared] = useState(false)
  const send = async () => {
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    const { filter, sort, held } = asked
    const isSaved = await act.press('view-save', {
      inbox,
      name,
      held,
      ...(filter.trim() ? { filter } : {}),
      ...(sort ? { sort } : {}),
      ...(isShared ? { sharedView: true } : {}),
    })
    if (isSaved) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('views.save')} width="narrow">
      <OneClickForm act={act} submit={t('views.save')} onSubmit={send} onCancel={onClose}>
        <TextField
          name="name"
          label={t('views.name')}
          required
          maxLength={40}
          value={name}
          onChange={setName}
          error={isMissing ? t('act.required') : undefined}
        />
        <CheckboxField
          name="sharedView"
          label={t('fields.sharedView')}
          checked={isShared}
          onChange={setShared}
        />
      </OneClickForm>
    </Dialog>
  )
}

/** Saves the current filters as a view, or deletes the current view. Hidden without filters. */
export const SaveView = ({ inbox, asked }: { inbox: string; asked: ListParams }) => {
  const t = useTranslations()
  const { data } = useAct('view-list')
  const { press, isBusy } = useOneClickAct()
  const [isSaving, setSaving] = useState(false)
  if (searchOf(asked) === '') return null
  const view = data?.views.find((each) => each.inbox === inbox && isCurrentView(each, asked))
  return (
    <>
      {view ? (
        <Button
          size="sm"
          variant="quiet"
          busy={isBusy}
          onClick={() => void press('view-remove', { inbox, name: view.name })}
        >
          {t('views.remove')}
        </Button>
      ) : (
        <Button size="sm" variant="quiet" onClick={() => setSaving(true)}>
          {t('views.save')}
        </Button>
      )}
      {isSaving ? <SaveDialog inbox={inbox} asked={asked} onClose={() => setSaving(false)} /> : null}
    </>
  )
}
