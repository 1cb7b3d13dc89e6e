import { Box, chakra } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router-dom'
import { Input } from '../../../ui/text-field.tsx'
import { useMe } from '../../app/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useActWords } from '../../ui/field-words.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'

/** What is about the console itself. */
const ofTheConsole = new Set(['me-show', 'act-show'])

const Act = chakra(Link, {
  base: {
    display: 'block',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'sm',
    bg: 'surface.card',
    color: 'text.main',
    textDecoration: 'none',
    _hover: { borderColor: 'border.strong' },
  },
})

/** Every act that somebody's roles may do, each with its form. */
export const ActsPage = () => {
  const t = useWords()
  const actWords = useActWords()
  const { acts } = useMe()
  const [address, setAddress] = useSearchParams()
  const filter = address.get('filter') ?? ''
  const found = acts.filter(
    (name) =>
      !ofTheConsole.has(name) &&
      `${name} ${actWords(name)}`.toLowerCase().includes(filter.trim().toLowerCase()),
  )
  return (
    <>
      <ScreenTitle
        title={t('nav.allActs')}
        beside={
          <Input
            type="search"
            aria-label={t('act.searchActs')}
            placeholder={t('act.searchActs')}
            value={filter}
            onChange={({ target }) =>
              setAddress(target.value ? { filter: target.value } : {}, { replace: true })
            }
            w={{ base: 'full', sm: '260px' }}
            h="9"
            fontSize="sm"
          />
        }
      />
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="2"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 240px), 1fr))"
      >
        {found.map((name) => (
          <li key={name}>
            <Act to={`/acts/${name}`}>
              {actWords(name)}
              <Box as="span" display="block" color="text.quiet" fontFamily="mono" fontSize="xs">
                {name}
              </Box>
            </Act>
          </li>
        ))}
      </chakra.ul>
      {found.length === 0 ? <Box color="text.quiet">{t('list.emptyFiltered')}</Box> : null}
    </>
  )
}
