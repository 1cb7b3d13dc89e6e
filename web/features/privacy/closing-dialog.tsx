import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { call } from '../../api/call.ts'
import { sessionStore } from '../../api/session-store.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, SkeletonText } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { ClosingCompany } from './closing-company.tsx'
import { lookAtClosingQuery } from './privacy-queries.ts'

type Closing = ResponseOf<typeof privacyEndpoints.lookAtClosing>

const Obstacles = ({ obstacles }: Pick<Closing, 'obstacles'>) => {
  const { t } = useTranslation('privacy')
  return (
    <Notice tone="waiting" title={t('closing.obstaclesTitle')}>
      <chakra.ul ps="5" listStyleType="disc">
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{t(`closing.obstacles.${obstacle}`)}</li>
        ))}
      </chakra.ul>
    </Notice>
  )
}

/** The statement about retained data that applies to this user's companies. */
const fateOf = ({ is_kept, companies }: Closing) => {
  if (is_kept) return 'closing.kept'
  return companies.some(({ is_closed_too }) => is_closed_too) ? 'closing.erased' : 'closing.erasedAlone'
}

const Confirm = ({ closing, companies }: { closing: Closing; companies: ReactNode }) => {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const failureTranslations = useFailureTranslations()
  const closingIt = useMutation({
    mutationFn: () => call(privacyEndpoints.closeAccount),
    onSuccess: async ({ is_closed }) => {
      // An obstacle that arose meanwhile is shown.
      if (!is_closed) return queryClient.invalidateQueries(lookAtClosingQuery)
      // The user's own line is not known after the logout. The server has ended the session.
      const landing = paths.landing()
      queryClient.clear()
      sessionStore.end()
      await navigate(landing, { replace: true })
      return showToast('positive', t('closing.done'))
    },
  })
  const date = format.date(closing.erase_at.slice(0, 10))
  return (
    <Box display="grid" gap="5">
      <p>{t('closing.what')}</p>
      {companies}
      <p>{t(fateOf(closing), { date })}</p>
      <chakra.p color="text.quiet" fontSize="sm">
        {t('closing.restored')}
      </chakra.p>
      {closingIt.error ? <Notice tone="negative">{failureTranslations(closingIt.error)}</Notice> : null}
      <Button variant="danger" wide busy={closingIt.isPending} onClick={() => closingIt.mutate()}>
        {t('closing.confirm')}
      </Button>
    </Box>
  )
}

const Content = () => {
  const closing = useQuery(lookAtClosingQuery)
  if (closing.isPending)
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    )
  if (closing.error) return <Failure of={closing} />
  const { obstacles, companies } = closing.data
  const shown = companies.map((company) => <ClosingCompany key={company.company_id} company={company} />)
  return obstacles.length > 0 ? (
    <Box display="grid" gap="5">
      <Obstacles obstacles={obstacles} />
      {shown}
    </Box>
  ) : (
    <Confirm closing={closing.data} companies={shown} />
  )
}

/** Closes the account after explaining which data is retained, or explains why it cannot be closed yet. */
export const ClosingDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('privacy')
  return (
    <Dialog open={open} onClose={onClose} title={t('closing.dialog')} width="notice">
      {open ? <Content /> : null}
    </Dialog>
  )
}
