import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** The mark as a link, high enough to be touched. */
export const HomeLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', alignSelf: 'flex-start', minH: 'touch' },
})
