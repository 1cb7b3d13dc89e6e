import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useMe } from '../../app/use-me.ts'
import { acts } from '../../i18n/en/acts.ts'
import { otherRecordedActs, sellerActs } from '../../i18n/en/recorded-acts.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DayField } from '../../ui/day-field.tsx'
import { useRecordedActTranslations } from '../../ui/field-translations.ts'
import { PickerField } from '../acts/pickers/picker-field.tsx'
import { pickerOf } from '../acts/pickers/pickers.ts'
import type { AuditParams } from './audit-params.ts'

/** The records by which entries are filtered: picked by name from a search, or by a pasted id. */
const records = [
  ['companyId', 'company'],
  ['user', 'user'],
] as const
type RecordFilter = (typeof records)[number][0]

export type RecordNames = Partial<Record<RecordFilter, string>>

const actNames = [...Object.keys(acts), ...Object.keys(sellerActs), ...Object.keys(otherRecordedActs)]

/** The filter form; the filter applies once it is submitted. */
export const AuditFilter = ({
  asked,
  names,
  onAsk,
}: {
  asked: AuditParams
  /** The names of the records whose ids are in the address. */
  names: RecordNames
  onAsk: (asked: Record<string, string>) => void
}) => {
  const t = useTranslations()
  const actTranslations = useRecordedActTranslations()
  const { actor } = useMe()
  const [typed, setTyped] = useState<AuditParams>(asked)
  const [chosen, setChosen] = useState<RecordNames>({})
  const set = (name: keyof AuditParams) => (value: string) =>
    setTyped((former) => ({ ...former, [name]: value }))
  const titleOf = (name: RecordFilter): string | undefined =>
    chosen[name] ?? (typed[name] === asked[name] ? names[name] : undefined)
  return (
    <chakra.form
      role="search"
      aria-label={t('audit.title')}
      mb="4"
      onSubmit={(event) => {
        event.preventDefault()
        onAsk(
          Object.fromEntries(
            Object.entries(typed).flatMap(([name, value]) => (value ? [[name, value]] : [])),
          ),
        )
      }}
    >
      <Box
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 190px), 1fr))"
        alignItems="start"
      >
        {records.map(([name, picker]) => (
          <PickerField
            key={name}
            picker={picker}
            label={t(`audit.by.${name}`)}
            fieldName={name}
            known={typed as Record<string, string>}
            filled={[name]}
            title={titleOf(name)}
            required={false}
            optional={false}
            error={undefined}
            onChoose={(row, { title }) => {
              set(name)(String(row[pickerOf(picker).fills[name] ?? name]))
              setChosen((former) => ({ ...former, [name]: title }))
            }}
            onType={(id) => {
              set(name)(id)
              setChosen(({ [name]: _former, ...rest }) => rest)
            }}
          />
        ))}
        {(['by', 'act', 'reference'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`audit.by.${name}`)}
            value={typed[name] ?? ''}
            onChange={set(name)}
            {...(name === 'act' ? { list: 'audit-acts' } : {})}
            {...(name === 'by' ? { placeholder: actor } : {})}
          />
        ))}
        {(['from', 'to'] as const).map((name) => (
          <DayField
            key={name}
            name={name}
            label={t(`audit.by.${name}`)}
            value={typed[name] ?? ''}
            onChange={set(name)}
          />
        ))}
      </Box>
      <datalist id="audit-acts">
        {actNames.map((name) => (
          <option key={name} value={name} label={actTranslations(name)} />
        ))}
      </datalist>
      <Flex mt="3" gap="4" align="center" wrap="wrap">
        <Button type="submit" size="sm">
          {t('act.run')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onAsk({})}>
          {t('audit.clear')}
        </Button>
        <Flex columnGap="6" wrap="wrap" ml={{ md: 'auto' }}>
          <Box>
            <CheckboxField
              name="looks"
              label={t('audit.looks')}
              checked={asked.looks !== undefined}
              onChange={(checked) => {
                const { looks: _looks, ...rest } = asked
                onAsk(checked ? { ...rest, looks: 'too' } : rest)
              }}
            />
          </Box>
          {asked.looks ? (
            <Box>
              <CheckboxField
                name="looksAlone"
                label={t('audit.looksAlone')}
                checked={asked.looks === 'only'}
                onChange={(checked) => onAsk({ ...asked, looks: checked ? 'only' : 'too' })}
              />
            </Box>
          ) : null}
        </Flex>
      </Flex>
    </chakra.form>
  )
}
