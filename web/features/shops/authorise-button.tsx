import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { call } from '../../api/call.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { paths } from '../../app/paths.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { type Errand, keepErrand } from './link/errand.ts'

/** What is authorised: a shop that is known here, or an account at a platform. */
type Authorised = { readonly shop_id: string } | { readonly platform_id: string }

/** Off to the platform for its consent, in one step. Busy until the browser has gone. */
export const AuthoriseButton = ({
  of,
  errand,
  children,
  ...looks
}: { of: Authorised; errand: Errand; children: ReactNode } & Pick<
  ButtonProps,
  'variant' | 'size' | 'wide' | 'wraps'
>) => {
  const failureTranslations = useFailureTranslations()
  const leave = useMutation({
    mutationFn: () =>
      call(linkedShopsEndpoints.createOauthUrl, { body: { ...of, return_to: paths.shops() } }),
    onSuccess: ({ url }) => {
      keepErrand(errand)
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
