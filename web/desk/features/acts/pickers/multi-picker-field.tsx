import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { ActField } from '#shared/desk/console.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { looksLikeId } from './looks-like-id.ts'
import type { Known, ResponseRecord } from './picker.ts'
import { type PickerName, pickerOf } from './pickers.ts'
import { useFilteredChoices } from './use-filtered-choices.ts'

/** A chosen value as the act receives it, and its title. */
interface Chosen {
  entry: unknown
  title: string
}

const textsIn = (text: string | undefined): string[] => (text ? (JSON.parse(text) as string[]) : [])

const entriesIn = ({ type }: ActField, text: string): unknown[] => {
  if (text === '') return []
  return type === 'json' ? (JSON.parse(text) as unknown[]) : text.split(',')
}

/** Serialises the values: JSON, or one text with commas. */
const textOf = ({ type }: ActField, entries: readonly unknown[]): string => {
  if (entries.length === 0) return ''
  return type === 'json' ? JSON.stringify(entries) : entries.join(',')
}

/** The value of a row that the act receives. */
const entryOf = (row: ResponseRecord, each: readonly string[]): unknown => {
  const [only = ''] = each
  return each.length > 1 ? Object.fromEntries(each.map((name) => [name, row[name]])) : row[only]
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The option key of a pasted id. */
const pasted = 'pasted'

/** A picker for several subjects of an act, in the order of choice. */
export const MultiPickerField = ({
  picker: name,
  field,
  label,
  known,
  titles,
  error,
  onChange,
}: {
  picker: PickerName
  field: ActField
  label: string
  known: Known
  /** The titles of the choices, as a JSON list. */
  titles: string | undefined
  error: string | undefined
  onChange: (value: string, titles: string) => void
}) => {
  const t = useTranslations()
  const { each = [], searches } = pickerOf(name)
  const [typed, setTyped] = useState('')
  const [isOpened, setOpened] = useState(false)
  const { found, status, query } = useFilteredChoices(name, known, [field.name], typed, isOpened)
  const named = textsIn(titles)
  const chosen: Chosen[] = entriesIn(field, known[field.name] ?? '').map((entry, at) => ({
    entry,
    title: named[at] ?? String(entry),
  }))
  const left = found.filter(({ row }) => !chosen.some(({ entry }) => isSame(entry, entryOf(row, each))))
  const change = (next: readonly Chosen[]) => {
    setTyped('')
    onChange(
      textOf(
        field,
        next.map(({ entry }) => entry),
      ),
      JSON.stringify(next.map(({ title }) => title)),
    )
  }
  const id = typed.trim()
  // A pasted id suffices only if the act receives nothing else of each row.
  const canPaste = each.length === 1 && looksLikeId(id, true) && left.length === 0
  return (
    <Combobox
      label={label}
      name={field.name}
      error={error}
      required={field.required}
      optionalMark={field.required ? undefined : t('act.optional')}
      text={typed}
      placeholder={t(searches ? 'picker.seek' : 'picker.add')}
      options={canPaste ? [{ key: pasted, title: t('picker.addId', { id }) }] : left}
      status={status}
      last={query.hasNextPage ? t(query.isFetchingNextPage ? 'list.loading' : 'list.more') : undefined}
      onText={setTyped}
      onOpen={() => setOpened(true)}
      onLast={() => void query.fetchNextPage()}
      onChoose={(key) => {
        const choice = left.find((one) => one.key === key)
        if (choice)
          change([
            ...chosen,
            {
              entry: entryOf(choice.row, each),
              title: [choice.title, choice.more].filter(Boolean).join(' · '),
            },
          ])
        else change([...chosen, { entry: id, title: id }])
      }}
      below={
        <chakra.ol
          listStyleType="none"
          aria-label={t('picker.chosen', { label })}
          mt={chosen.length > 0 ? '2' : '0'}
        >
          {chosen.map((one) => (
            <li key={JSON.stringify(one.entry)}>
              <Flex
                align="center"
                justify="space-between"
                gap="2"
                borderTopWidth="1px"
                borderColor="border.hairline"
              >
                <Box minW="0" py="1" fontSize="sm" overflowWrap="anywhere">
                  {one.title}
                </Box>
                <RowButton type="button" onClick={() => change(chosen.filter((other) => other !== one))}>
                  {t('picker.remove')}
                  <chakra.span srOnly> {one.title}</chakra.span>
                </RowButton>
              </Flex>
            </li>
          ))}
        </chakra.ol>
      }
    />
  )
}
