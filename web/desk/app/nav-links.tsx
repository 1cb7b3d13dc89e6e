import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { NavLink } from 'react-router-dom'
import { useTranslations } from '../i18n/use-translations.ts'
import { InboxCount } from './inbox-count.tsx'
import { groups, type Place as PlaceOf } from './places.ts'
import { useCounts } from './use-counts.ts'
import { useMe } from './use-me.ts'
import { ViewLinks } from './view-links.tsx'

type Counts = ReturnType<typeof useCounts>

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

/** A link of the navigation with the number of items that wait there. */
const NavItemLink = ({ place: { to, words, act = '' }, counts }: { place: PlaceOf; counts: Counts }) => {
  const t = useTranslations()
  const id = useId()
  const counted = to === '/' ? undefined : counts.get(act)
  const isCounted = counted !== undefined && counted.count > 0
  return (
    <Place to={to} end={to === '/'} aria-describedby={isCounted ? id : undefined}>
      {words(t)}
      {isCounted ? <InboxCount id={id} counted={counted} /> : null}
    </Place>
  )
}

/** The navigation links that the user's roles permit, in groups. */
export const NavLinks = () => {
  const t = useTranslations()
  const { may } = useMe()
  const counts = useCounts()
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
          {mine.map((place) => (
            <li key={place.to}>
              <NavItemLink place={place} counts={counts} />
              {place.inbox ? <ViewLinks inbox={place.inbox} to={place.to} /> : null}
            </li>
          ))}
        </chakra.ul>
      </Box>
    )
  })
}
