import { useTranslations } from '../../i18n/use-translations.ts'
import { AssigneeFilter } from './assignee-filter.tsx'
import { FilterField } from './filter-field.tsx'
import type { ListParams } from './list-params.ts'
import { SaveView } from './save-view.tsx'

/** An inbox's filters, and a button to save them as a view. */
export const InboxTools = ({
  inbox,
  asked,
  set,
}: {
  inbox: string
  asked: ListParams
  set: (name: 'filter' | 'held', value: string) => void
}) => {
  const t = useTranslations()
  return (
    <>
      <SaveView inbox={inbox} asked={asked} />
      <AssigneeFilter held={asked.held} onChange={(next) => set('held', next === 'all' ? '' : next)} />
      <FilterField label={t('list.filter')} value={asked.filter} onChange={(next) => set('filter', next)} />
    </>
  )
}
