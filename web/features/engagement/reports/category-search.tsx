import { Box, chakra } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useDebouncedValue } from '../../../ui/use-delayed.ts'
import { entryName } from '../../reference/entry-name.ts'
import type { Category } from './category.ts'
import { reportCategoriesQuery } from './reports-queries.ts'

const typingPause = 250

const Choice = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'touch',
    px: '4',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'surface.card',
    cursor: 'pointer',
    lineHeight: 'snug',
    textAlign: 'left',
    _hover: { borderColor: 'action.solid' },
    '&[aria-pressed=true]': {
      borderColor: 'action.solid',
      bg: 'action.subtle',
      color: 'action.text',
      fontWeight: 'medium',
    },
    _disabled: { color: 'text.faint', borderColor: 'border.hairline', cursor: 'not-allowed' },
  },
})

/** Categories as toggle buttons. */
const Choices = ({
  label,
  categories,
  chosen,
  isFull,
  onToggle,
}: {
  label: string
  categories: readonly Category[]
  chosen: readonly Category[]
  isFull: boolean
  onToggle: (category: Category) => void
}) => {
  const locale = useLocale()
  return (
    <Box role="group" aria-label={label} display="flex" flexWrap="wrap" gap="2">
      {categories.map((category) => {
        const isChosen = chosen.some(({ key_id: key }) => key === category.key_id)
        return (
          <Choice
            key={category.key_id}
            type="button"
            aria-pressed={isChosen}
            disabled={isFull && !isChosen}
            onClick={() => onToggle(category)}
          >
            {isChosen ? <CheckIcon /> : null}
            <span>{entryName(category, locale)}</span>
          </Choice>
        )
      })}
    </Box>
  )
}

/** Searches categories in any of the three languages, and holds the chosen ones. */
export const CategorySearch = ({
  chosen,
  most,
  error,
  onChange,
}: {
  chosen: readonly Category[]
  most: number
  error: string | undefined
  onChange: (chosen: Category[]) => void
}) => {
  const { t } = useTranslation('reports')
  const failureTranslations = useFailureTranslations()
  const [typed, setTyped] = useState('')
  const keywords = useDebouncedValue(typed.trim(), typingPause)
  const found = useQuery({
    ...reportCategoriesQuery(keywords),
    enabled: keywords !== '',
    placeholderData: keepPreviousData,
  })
  const results = keywords && typed.trim() ? found.data : undefined
  const toggle = (category: Category) =>
    onChange(
      chosen.some(({ key_id: key }) => key === category.key_id)
        ? chosen.filter(({ key_id: key }) => key !== category.key_id)
        : [...chosen, category],
    )
  const status = !results
    ? ''
    : results.length > 0
      ? t('categories.found', { count: results.length })
      : t('categories.notFound')
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {chosen.length > 0 ? (
        <Box>
          <Box fontWeight="medium" mb="2">
            {t('categories.chosen', { count: chosen.length, most })}
          </Box>
          <Choices
            label={t('categories.chosenLabel')}
            categories={chosen}
            chosen={chosen}
            isFull={false}
            onToggle={toggle}
          />
        </Box>
      ) : null}
      <TextField
        name="categories"
        label={t('categories.search')}
        hint={t('categories.hint', { most })}
        error={error}
        type="search"
        autoComplete="off"
        placeholder={t('categories.example')}
        maxLength={60}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          // Enter searches; only the button submits the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {found.error ? <Notice tone="negative">{failureTranslations(found.error)}</Notice> : null}
      <Box role="status" color="text.quiet" fontSize="sm">
        {status}
      </Box>
      {results && results.length > 0 ? (
        <Choices
          label={t('categories.results')}
          categories={results}
          chosen={chosen}
          isFull={chosen.length >= most}
          onToggle={toggle}
        />
      ) : null}
    </Box>
  )
}
