import { useRef } from 'react'
import { Input } from '../../../ui/text-field.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { AssigneeFilter } from './assignee-filter.tsx'
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
  const field = useRef<HTMLInputElement>(null)
  useShortcuts({ '/': () => field.current?.focus() })
  return (
    <>
      <SaveView inbox={inbox} asked={asked} />
      <AssigneeFilter held={asked.held} onChange={(next) => set('held', next === 'all' ? '' : next)} />
      <Input
        ref={field}
        type="search"
        aria-label={t('list.filter')}
        placeholder={`${t('list.filter')} (/)`}
        value={asked.filter}
        onChange={({ target }) => set('filter', target.value)}
        w={{ base: 'full', sm: '220px' }}
        h="9"
        fontSize="sm"
      />
    </>
  )
}
