import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useMe } from '../../app/use-me.ts'
import { acts } from '../../i18n/en/acts.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import type { AuditParams } from './audit-params.ts'

const texts = ['companyId', 'user', 'by', 'act', 'reference'] as const
const times = { day: 'date', month: 'month' } as const

/** The filter form; the filter applies once it is submitted. */
export const AuditFilter = ({
  asked,
  onAsk,
}: {
  asked: AuditParams
  onAsk: (asked: Record<string, string>) => void
}) => {
  const t = useTranslations()
  const { actor } = useMe()
  const [typed, setTyped] = useState<AuditParams>(asked)
  const set = (name: keyof AuditParams) => (value: string) =>
    setTyped((former) => ({ ...former, [name]: value }))
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
        {texts.map((name) => (
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
        {(['day', 'month'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            type={times[name]}
            label={t(`audit.by.${name}`)}
            value={typed[name] ?? ''}
            onChange={set(name)}
          />
        ))}
      </Box>
      <datalist id="audit-acts">
        {Object.keys(acts).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Flex mt="3" gap="4" align="center" wrap="wrap">
        {(['looks', 'changes'] as const).map((name) => (
          <CheckboxField
            key={name}
            name={name}
            label={t(`audit.${name}Alone`)}
            checked={typed[name] === 'true'}
            onChange={(checked) =>
              // The two options exclude each other.
              setTyped(({ looks: _looks, changes: _changes, ...rest }) =>
                checked ? { ...rest, [name]: 'true' } : rest,
              )
            }
          />
        ))}
        <Button type="submit" size="sm">
          {t('act.run')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onAsk({})}>
          {t('audit.clear')}
        </Button>
      </Flex>
    </chakra.form>
  )
}
