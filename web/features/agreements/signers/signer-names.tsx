import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { SkeletonText } from '../../../ui/skeleton.tsx'

/** The names of the directors, any of whom may sign. */
const directorNamesQuery = endpointQuery(applicationEndpoints.listDirectorNames)

/** The company's signers according to its verification. */
export const SignerNames = () => {
  const { t } = useTranslation('application')
  const directors = useQuery(directorNamesQuery)
  if (directors.isPending) return <SkeletonText lines={2} />
  const names = directors.data ?? []
  if (names.length === 0) return <Box color="text.quiet">{t('signing.noSigners')}</Box>
  return (
    <chakra.ul listStyleType="none">
      {names.map(({ name }, index) => (
        <chakra.li
          key={name}
          display="flex"
          gap="3"
          alignItems="center"
          py="3"
          borderTopWidth={index === 0 ? '0' : '1px'}
          borderColor="border.hairline"
        >
          <chakra.span
            aria-hidden
            boxSize="9"
            borderRadius="full"
            bg="action.subtle"
            color="action.text"
            display="grid"
            placeItems="center"
            fontWeight="semibold"
            flex="none"
          >
            {name.slice(0, 1).toUpperCase()}
          </chakra.span>
          <chakra.span fontWeight="medium" overflowWrap="anywhere">
            {name}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
