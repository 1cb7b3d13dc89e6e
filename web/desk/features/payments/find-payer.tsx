import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Found } from '#shared/desk/find.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'

interface Hit {
  companyId: string
  company: string | null
  /** The attribute that matched the search. */
  by: string | undefined
}

/** The companies among the search results, without duplicates, each with the record that matched. */
const hitsOf = ({ companies = [], drawdowns = [], accounts = [], shops = [] }: Found): Hit[] => {
  const all: Hit[] = [
    ...companies.map(({ companyId, company }) => ({ companyId, company, by: undefined })),
    ...drawdowns.map(({ companyId, company, reference }) => ({ companyId, company, by: reference })),
    ...accounts.map(({ companyId, company, lastFour }) => ({ companyId, company, by: `•••• ${lastFour}` })),
    ...shops.map(({ companyId, company, name }) => ({ companyId, company, by: name })),
  ]
  return all.filter(({ companyId }, index) => all.findIndex((each) => each.companyId === companyId) === index)
}

/** Searches for the payer of a statement line by company name, transfer reference, last account digits or shop. */
export const FindPayer = ({
  start,
  onChoose,
}: {
  /** The initial search text; the search starts on submit. */
  start: string
  onChoose: (companyId: string) => void
}) => {
  const t = useTranslations()
  const [text, setText] = useState(start)
  const [asked, setAsked] = useState('')
  const query = useAuditedAct('record-find', { text: asked }, asked !== '')
  return (
    <Box display="grid" gap="3">
      <chakra.form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(text.trim())
        }}
      >
        <TextField
          label={t('statements.payer.find')}
          type="search"
          maxLength={100}
          value={text}
          onChange={setText}
          beside={
            <Button type="submit" size="sm" variant="secondary">
              {t('statements.payer.search')}
            </Button>
          }
        />
      </chakra.form>
      {asked === '' ? null : (
        <QueryBoundary
          query={query}
          isEmpty={(found) => hitsOf(found).length === 0}
          empty={t('statements.payer.noneFound')}
        >
          {(found) => (
            <Box>
              <Box role="status" color="text.quiet" mb="1">
                {t('statements.payer.found', { count: hitsOf(found).length })}
              </Box>
              <chakra.ul listStyleType="none">
                {hitsOf(found).map(({ companyId, company, by }) => (
                  <li key={companyId}>
                    <chakra.button
                      type="button"
                      cursor="pointer"
                      textAlign="left"
                      w="full"
                      minH="9"
                      px="2"
                      borderRadius="sm"
                      overflowWrap="anywhere"
                      _hover={{ bg: 'surface.hover' }}
                      onClick={() => onChoose(companyId)}
                    >
                      <chakra.span color="action.text">{company ?? t('find.unnamed')}</chakra.span>
                      {by ? <chakra.span color="text.quiet">{` · ${by}`}</chakra.span> : null}
                    </chakra.button>
                  </li>
                ))}
              </chakra.ul>
            </Box>
          )}
        </QueryBoundary>
      )}
    </Box>
  )
}
