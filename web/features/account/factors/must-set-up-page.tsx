import { chakra } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../api/query-client.ts'
import { sessionStore } from '../../../api/session-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { renewSession } from '../sessions/renew-session.ts'
import { useLogout } from '../sessions/use-logout.ts'
import type { FactorAdded } from './factors-queries.ts'
import { SetUpButtons } from './set-up-buttons.tsx'

/** Shown instead of all screens to a user who must set up a second factor. */
export const Component = () => {
  const { t } = useTranslation('factors')
  const logout = useLogout()
  const isAdded = useRef(false)
  const onAdded = ({ token }: FactorAdded) => {
    // The previous session has ended: any call with it while the recovery codes are shown would log the user out.
    if (token) renewSession(token)
    isAdded.current = true
  }
  const goOn = () => {
    const session = sessionStore.get()
    if (!isAdded.current || !session) return
    const { lacksFactor: _had, ...user } = session.user
    sessionStore.open({ ...session, user })
    // Queries that were refused before are fetched again.
    queryClient.clear()
  }
  return (
    <Page>
      <PageHeader title={t('mustSetUp.title')} lead={t('mustSetUp.lead')} />
      <Card>
        <chakra.p color="text.quiet" mb="5">
          {t('card.lead')}
        </chakra.p>
        <QueryClientProvider client={queryClient}>
          <SetUpButtons hasCodeApp={false} deviceName="" onAdded={onAdded} onClosed={goOn} />
        </QueryClientProvider>
        <Button variant="quiet" size="md" px="3" ml="-3" mt="6" onClick={logout}>
          {t('mustSetUp.logout')}
        </Button>
      </Card>
    </Page>
  )
}
