import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { call } from '../../api/call.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { paths } from '../../app/paths.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { type OauthRedirect, storeOauthRedirect } from './link/oauth-redirect.ts'

/** The shop to authorise, or the platform of a new account. */
type Authorised = { readonly shop_id: string } | { readonly platform_id: string }

/** Redirects to the platform's consent page. Busy until the browser leaves. */
export const AuthoriseButton = ({
  of,
  redirect,
  children,
  ...looks
}: { of: Authorised; redirect: OauthRedirect; children: ReactNode } & Pick<
  ButtonProps,
  'variant' | 'size' | 'wide' | 'wraps'
>) => {
  const failureTranslations = useFailureTranslations()
  const leave = useMutation({
    mutationFn: () =>
      call(linkedShopsEndpoints.createOauthUrl, { body: { ...of, return_to: paths.shops() } }),
    onSuccess: ({ url }) => {
      storeOauthRedirect(redirect)
      window.location.assign(url)
    },
    onError: (error) => showToast('negative', failureTranslations(error)),
  })
  return (
    <Button {...looks} busy={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
      {children}
    </Button>
  )
}
