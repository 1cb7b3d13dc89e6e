import { useState } from 'react'
import type { WorkKind } from '#shared/desk/work.ts'
import type { ClaimedRow } from '#shared/desk/work-responses.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { RowButton } from '../../ui/row-button.tsx'
import { AssigneeRowBadge } from './assignee-row-badge.tsx'
import { HandOver } from './hand-over.tsx'

/** The assignee in one line, with buttons to claim, release and hand over. */
export const WorkClaimControls = ({ queue, row }: { queue: WorkKind; row: ClaimedRow }) => {
  const t = useTranslations()
  const { actor, mayTake } = useMe()
  const [isHandingOver, setHandingOver] = useState(false)
  const { workId, takenBy } = row
  return (
    <>
      <AssigneeRowBadge queue={queue} row={row} />
      {mayTake(queue, row) && (!takenBy || takenBy === actor) ? (
        <RowButton type="button" onClick={() => setHandingOver(true)}>
          {t('work.handOver')}
        </RowButton>
      ) : null}
      {isHandingOver ? <HandOver named={{ queue, workId }} onClose={() => setHandingOver(false)} /> : null}
    </>
  )
}
