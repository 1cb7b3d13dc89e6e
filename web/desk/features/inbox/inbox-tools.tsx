import { useRef } from 'react'
import { Input } from '../../../ui/text-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { useKeys } from '../../ui/use-keys.ts'
import type { Asked } from './asked.ts'
import { HeldFilter } from './held-filter.tsx'
import { SaveView } from './save-view.tsx'

/** What narrows an inbox down, and keeps how it is looked at. */
export const InboxTools = ({
  inbox,
  asked,
  set,
}: {
  inbox: string
  asked: Asked
  set: (name: 'filter' | 'held', value: string) => void
}) => {
  const t = useWords()
  const field = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => field.current?.focus() })
  return (
    <>
      <SaveView inbox={inbox} asked={asked} />
      <HeldFilter held={asked.held} onChange={(next) => set('held', next === 'all' ? '' : next)} />
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
