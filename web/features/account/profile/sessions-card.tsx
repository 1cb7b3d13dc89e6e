import { Box, chakra } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserSession } from '#shared/account/session.schemas.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { sessionsQuery } from '../account-queries.ts'
import { EndOthersDialog } from './end-others-dialog.tsx'
import { EndSessionDialog } from './end-session-dialog.tsx'
import { SessionRow } from './session-row.tsx'

const Sessions = ({
  sessions,
  onEnd,
  onEndOthers,
}: {
  sessions: readonly UserSession[]
  onEnd: (session: UserSession, button: HTMLElement) => void
  onEndOthers: (button: HTMLElement) => void
}) => {
  const { t } = useTranslation('accountProfile')
  // The current session first, as the user recognises it most easily.
  const sorted = sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
  if (sessions.length === 0) return <Box color="text.quiet">{t('sessions.none')}</Box>
  return (
    <>
      <chakra.ul
        listStyleType="none"
        css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.hairline' } }}
        mb="-4"
      >
        {sorted.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={(button) => onEnd(session, button)} />
        ))}
      </chakra.ul>
      {sessions.every((session) => session.is_current) ? (
        <Box mt="4" color="text.quiet" fontSize="sm">
          {t('sessions.onlyThis')}
        </Box>
      ) : (
        <Button variant="secondary" size="md" mt="5" onClick={(event) => onEndOthers(event.currentTarget)}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </>
  )
}

/** The user's sessions. */
export const SessionsCard = () => {
  const { t } = useTranslation('accountProfile')
  const queryClient = useQueryClient()
  const sessions = useQuery(sessionsQuery)
  const [ending, setEnding] = useState<UserSession | 'others' | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // Where the focus returns after the dialog: to the button, or to the title if the button's row is gone.
  const returnTo = useRef<HTMLElement>(null)
  useEffect(() => {
    if (ending === null) returnTo.current?.focus()
  }, [ending])
  const onEnd = (which: UserSession | 'others', button: HTMLElement) => {
    returnTo.current = button
    setEnding(which)
  }
  const onEnded = (words: string) => {
    returnTo.current = title.current
    setEnding(null)
    showToast('positive', words)
    void queryClient.invalidateQueries(sessionsQuery)
  }
  return (
    <Card>
      <CardTitle ref={title} tabIndex={-1} outline="none" mb="1">
        {t('sessions.title')}
      </CardTitle>
      <chakra.p color="text.quiet" fontSize="sm" mb="3">
        {t('sessions.lead')}
      </chakra.p>
      {sessions.data ? (
        <Sessions
          sessions={sessions.data.sessions}
          onEnd={onEnd}
          onEndOthers={(button) => onEnd('others', button)}
        />
      ) : null}
      {sessions.isPending ? (
        <Loading>
          <SkeletonText lines={2} />
        </Loading>
      ) : null}
      {sessions.error && !sessions.data ? <Failure of={sessions} /> : null}
      {ending === 'others' ? (
        <EndOthersDialog onClose={() => setEnding(null)} onEnded={() => onEnded(t('sessions.othersEnded'))} />
      ) : null}
      {ending && ending !== 'others' ? (
        <EndSessionDialog
          session={ending}
          onClose={() => setEnding(null)}
          onEnded={(device) => onEnded(t('sessions.ended', { device }))}
        />
      ) : null}
    </Card>
  )
}
