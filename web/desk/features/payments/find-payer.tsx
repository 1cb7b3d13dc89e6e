import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Found } from '#shared/desk/find.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { type NamedCompany, useCompanyName } from '../../ui/use-company-name.ts'

interface Hit {
  company: NamedCompany
  /** The attribute that matched the search. */
  by: string | undefined
}

/** The companies among the search results, without duplicates, each with the record that matched. */
const hitsOf = ({ companies = [], drawdowns = [], accounts = [], shops = [] }: Found): Hit[] => {
  const all: Hit[] = [
    ...companies.map((company) => ({ company, by: undefined })),
    ...drawdowns.map((drawdown) => ({ company: drawdown, by: drawdown.reference })),
    ...accounts.map((account) => ({ company: account, by: `•••• ${account.lastFour}` })),
    ...shops.map((shop) => ({ company: shop, by: shop.name })),
  ]
  const idsOf = all.map(({ company }) => company.companyId)
  return all.filter((_hit, index) => idsOf.indexOf(idsOf[index] ?? '') === index)
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
  const nameOf = useCompanyName()
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
                {hitsOf(found).map(({ company, by }) => (
                  <li key={company.companyId}>
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
                      onClick={() => onChoose(company.companyId)}
                    >
                      <chakra.span color="action.text">{nameOf(company)}</chakra.span>
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
