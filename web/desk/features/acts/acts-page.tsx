import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type ActSubject, actSubjects } from '#shared/desk/act-subjects.ts'
import type { ListedAct } from '#shared/desk/console.ts'
import { useAct } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActHelp, useActTranslations } from '../../ui/field-translations.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { FilterField } from '../inbox/filter-field.tsx'

const ActLink = chakra(Link, {
  base: {
    display: 'block',
    h: 'full',
    px: '3',
    py: '2.5',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'sm',
    bg: 'surface.card',
    color: 'text.main',
    textDecoration: 'none',
    _hover: { borderColor: 'border.strong', bg: 'surface.hover' },
  },
})

const Mark = chakra('span', {
  base: {
    px: '1.5',
    borderRadius: 'sm',
    fontSize: 'xs',
    whiteSpace: 'nowrap',
    bg: 'surface.sunken',
    color: 'text.quiet',
  },
  variants: { isCareful: { true: { bg: 'waiting.subtle', color: 'waiting.text' } } },
})

const ActEntry = ({ act }: { act: ListedAct }) => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const sentenceOf = useActHelp()
  const { action, changes, needsReason, needsSecondPerson } = act
  return (
    <ActLink to={`/acts/${action}`}>
      <Flex align="baseline" justify="space-between" gap="2" wrap="wrap">
        <chakra.span fontWeight="medium">{actTranslations(action)}</chakra.span>
        <Flex as="span" gap="1" wrap="wrap">
          {changes ? null : <Mark>{t('act.reading')}</Mark>}
          {needsReason ? <Mark>{t('act.reasoned')}</Mark> : null}
          {needsSecondPerson ? <Mark isCareful>{t('act.seconded')}</Mark> : null}
        </Flex>
      </Flex>
      <Box as="span" display="block" color="text.quiet" mt="0.5">
        {sentenceOf(act)}
      </Box>
      <Box as="span" display="block" color="text.quiet" fontFamily="mono" fontSize="xs" mt="1">
        {action}
      </Box>
    </ActLink>
  )
}

const ActsOfSubject = ({ subject, acts }: { subject: ActSubject; acts: readonly ListedAct[] }) => {
  const t = useTranslations()
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="md" mb="2">
        {t(`act.subjects.${subject}`)}
        <chakra.span color="text.quiet" fontSize="sm" fontWeight="normal" ml="2">
          {acts.length}
        </chakra.span>
      </chakra.h2>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="2"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 320px), 1fr))"
      >
        {acts.map((act) => (
          <li key={act.action}>
            <ActEntry act={act} />
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}

/** Returns a predicate: whether each word of the filter occurs in an act's title or help text. */
const useFinding = (filter: string) => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const sentenceOf = useActHelp()
  const sought = filter.toLowerCase().split(/\s+/)
  return (act: ListedAct, subject: ActSubject): boolean => {
    const said =
      `${act.action} ${actTranslations(act.action)} ${sentenceOf(act)} ${t(`act.subjects.${subject}`)}`.toLowerCase()
    return sought.every((word) => said.includes(word))
  }
}

const FoundActs = ({ acts, filter }: { acts: readonly ListedAct[]; filter: string }) => {
  const t = useTranslations()
  const isFound = useFinding(filter)
  const found = actSubjects.flatMap((subject) => {
    const ofSubject = acts.filter((act) => act.subject === subject && isFound(act, subject))
    return ofSubject.length > 0 ? { subject, acts: ofSubject } : []
  })
  const count = found.reduce((sum, each) => sum + each.acts.length, 0)
  return (
    <Box display="grid" gap="6">
      <Box role="status" color="text.quiet" {...(count === 0 ? { py: '10', textAlign: 'center' } : {})}>
        {count === 0 ? t('act.noneFound') : t('list.count', { count })}
      </Box>
      {found.map((each) => (
        <ActsOfSubject key={each.subject} {...each} />
      ))}
    </Box>
  )
}

/** All acts that the user's roles permit, by subject, each with a link to its form. */
export const ActsPage = () => {
  const t = useTranslations()
  const [address, setAddress] = useSearchParams()
  const filter = address.get('filter') ?? ''
  return (
    <>
      <ScreenTitle
        title={t('nav.allActs')}
        beside={
          <FilterField
            label={t('act.searchActs')}
            width="260px"
            value={filter}
            onChange={(next) => setAddress(next ? { filter: next } : {}, { replace: true })}
          />
        }
      />
      <QueryBoundary query={useAct('act-list')}>
        {(list) => <FoundActs acts={list.acts} filter={filter.trim()} />}
      </QueryBoundary>
    </>
  )
}
