import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { isApiError } from '../../../api/api-error.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { paths } from '../../../app/paths.ts'
import { useLinkToken } from '../../../app/use-link-token.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonBar } from '../../../ui/skeleton.tsx'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { type BadLink, badLinkOf } from '../frame/bad-link.ts'
import { SetPasswordForm } from './set-password-form.tsx'

/** A malformed token is refused without a lookup. */
const isMalformed = (error: unknown): boolean => isApiError(error) && error.reason === 'invalidInput'

/** The target of the mailed link: sets a new password, or an invited user's first one. */
export const Component = () => {
  const { t } = useTranslation('account')
  const token = useLinkToken()
  const [refusal, setRefusal] = useState<BadLink | null>(null)
  const link = useQuery({
    ...endpointQuery(accountEndpoints.getResetEmail, { headers: { linktoken: token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const foundBad = refusal ?? badLinkOf(link.error) ?? (isMalformed(link.error) ? 'badWrong' : undefined)
  const bad = token === '' ? 'missing' : foundBad
  if (bad) {
    return (
      <AuthFrame title={t('setPassword.badTitle')}>
        <Notice tone="waiting">{t(`setPassword.${bad}`)}</Notice>
        <Box mt="6">
          <ButtonLink to={paths.forgotPassword()} wide>
            {t('setPassword.newLink')}
          </ButtonLink>
        </Box>
      </AuthFrame>
    )
  }
  const purpose = link.data?.purpose ?? 'reset'
  return (
    <AuthFrame
      title={t(`setPassword.${purpose}Title`)}
      lead={t(link.data?.claims_signup_of ? 'claim.text' : `setPassword.${purpose}Lead`)}
    >
      {link.data ? (
        <SetPasswordForm
          token={token}
          email={link.data.email}
          purpose={link.data.purpose}
          claimsSignupOf={link.data.claims_signup_of}
          onBadLink={setRefusal}
        />
      ) : link.error ? (
        <Failure of={link} />
      ) : (
        <Loading>
          <Box display="grid" gap="5">
            {[0, 1, 2].map((each) => (
              <Box key={each} display="grid" gap="2">
                <SkeletonBar w="30%" />
                <SkeletonBar h="10" />
              </Box>
            ))}
            <SkeletonBar h="12" />
          </Box>
        </Loading>
      )}
    </AuthFrame>
  )
}
