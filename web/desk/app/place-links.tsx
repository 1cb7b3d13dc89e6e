import { Box, chakra } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'
import { useWords } from '../i18n/use-words.ts'
import { groups } from './places.ts'
import { useMe } from './use-me.ts'
import { ViewLinks } from './view-links.tsx'

const Place = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: { base: 'touch', lg: '36px' },
    px: '3',
    py: '2',
    borderRadius: 'sm',
    color: 'text.main',
    textDecoration: 'none',
    _hover: { bg: 'surface.hover' },
    '&[aria-current=page]': { bg: 'action.subtle', color: 'action.text', fontWeight: 'semibold' },
  },
})

/** Where somebody's roles can go, group by group; side by side where it is wider than high. */
export const PlaceLinks = () => {
  const t = useWords()
  const { may } = useMe()
  return groups.map(({ title, places }) => {
    const mine = places.filter(({ act }) => act === undefined || may(act))
    return mine.length === 0 ? null : (
      <Box key={title}>
        <Box px="3" mb="1" color="text.faint" fontSize="xs" fontWeight="medium">
          {t(`nav.${title}`)}
        </Box>
        <chakra.ul
          aria-label={t(`nav.${title}`)}
          listStyleType="none"
          display="grid"
          gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: '1fr' }}
        >
          {mine.map(({ to, words, inbox }) => (
            <li key={to}>
              <Place to={to}>{words(t)}</Place>
              {inbox ? <ViewLinks inbox={inbox} to={to} /> : null}
            </li>
          ))}
        </chakra.ul>
      </Box>
    )
  })
}
