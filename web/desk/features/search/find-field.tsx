import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Input } from '../../../ui/text-field.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'

/** The global search. The text stays out of the URL, which is stored and logged. */
export const FindField = () => {
  const t = useTranslations()
  const { may } = useMe()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useShortcuts({ f: () => field.current?.focus() })
  if (!may('record-find')) return null
  return (
    <chakra.form
      role="search"
      flex={{ base: '1', md: '0 1 340px' }}
      minW="0"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) void navigate('/find', { state: { text: text.trim() } })
      }}
    >
      <Input
        ref={field}
        type="search"
        aria-label={t('find.label')}
        placeholder={`${t('find.placeholder')} (f)`}
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        w="full"
        h="9"
        fontSize="sm"
      />
    </chakra.form>
  )
}
