import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useState } from 'react'
import { DataList } from '../../ui/data-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTranslations } from '../i18n/use-translations.ts'
import { useShortcuts } from '../ui/use-shortcuts.ts'

const keys = [
  ['j', 'j'],
  ['k', 'k'],
  ['enter', 'Enter'],
  ['take', 't'],
  ['find', 'f'],
  ['slash', '/'],
  ['open', 'o'],
  ['accept', 'y'],
  ['return', 'r'],
  ['choose', 'x'],
  ['all', 'a'],
  ['book', 'b'],
  ['match', 'm'],
  ['hold', 's'],
  ['ignore', 'i'],
  ['question', '?'],
  ['escape', 'Esc'],
] as const

/** Help for the keyboard shortcuts of lists, opened with `?` or the button. */
export const ShortcutHelp = ({ look }: { look: ComponentProps<typeof chakra.button> }) => {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  useShortcuts({ '?': () => setOpen(true) })
  return (
    <>
      <chakra.button type="button" onClick={() => setOpen(true)} {...look}>
        {t('bar.keys')}
      </chakra.button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('bar.keys')} width="narrow">
        <DataList items={keys.map(([name, key]) => ({ term: t(`keys.${name}`), value: <kbd>{key}</kbd> }))} />
      </Dialog>
    </>
  )
}
