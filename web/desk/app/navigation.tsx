import { Box, chakra } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'
import { useWords } from '../i18n/use-words.ts'
import { groups } from './places.ts'
import { useMe } from './use-me.ts'
import { ViewLinks } from './view-links.tsx'

const Place = chakra(NavLink, {
  base: {
    display: 'block',
    px: '3',
    py: '2',
    borderRadius: 'sm',
    whiteSpace: 'nowrap',
    color: 'text.main',
    textDecoration: 'none',
    _hover: { bg: 'surface.hover' },
    '&[aria-current=page]': { bg: 'action.subtle', color: 'action.text', fontWeight: 'semibold' },
  },
})

/** Where somebody's roles can go: beside the screen, or above it on a narrow one. */
export const Navigation = () => {
  const t = useWords()
  const { may } = useMe()
  return (
    <Box
      as="nav"
      aria-label={t('bar.nav')}
      w={{ base: 'full', lg: '208px' }}
      flex="none"
      px="3"
      py={{ base: '2', lg: '5' }}
      bg="surface.card"
      borderRightWidth={{ lg: '1px' }}
      borderBottomWidth={{ base: '1px', lg: '0' }}
      borderColor="border.hairline"
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      gap={{ base: '4', lg: '6' }}
      overflowX="auto"
      position={{ lg: 'sticky' }}
      top={{ lg: '48px' }}
      h={{ lg: 'calc(100dvh - 48px)' }}
      overflowY={{ lg: 'auto' }}
    >
      {groups.map(({ title, places }) => {
        const mine = places.filter(({ act }) => act === undefined || may(act))
        return mine.length === 0 ? null : (
          <Box key={title}>
            <Box px="3" mb="1" color="text.faint" fontSize="xs" fontWeight="medium">
              {t(`nav.${title}`)}
            </Box>
            <chakra.ul listStyleType="none" display="flex" flexDirection={{ base: 'row', lg: 'column' }}>
              {mine.map(({ to, words, inbox }) => (
                <li key={to}>
                  <Place to={to}>{words(t)}</Place>
                  {inbox ? <ViewLinks inbox={inbox} /> : null}
                </li>
              ))}
            </chakra.ul>
          </Box>
        )
      })}
    </Box>
  )
}
