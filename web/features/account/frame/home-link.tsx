import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** The logo as a link, high enough for touch. */
export const HomeLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', alignSelf: 'flex-start', minH: 'touch' },
})
