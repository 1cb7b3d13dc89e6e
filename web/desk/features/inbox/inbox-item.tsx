import { Box, Flex } from '@chakra-ui/react'
import type { StoppedDecision } from '#shared/desk/exposure.ts'
import { actsOfKinds } from '#shared/desk/work.ts'
import { businessDate, laterOf } from '#shared/time/business-date.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import { SidePane } from '../../ui/side-pane.tsx'
import { ActDialog } from '../acts/act-dialog.tsx'
import type { ActValues } from '../acts/act-values.ts'
import { RecordView } from '../acts/record-view.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'
import { isDecision, stoppedDecisionOf } from '../exposure/decision-of.ts'
import { Exposures } from '../exposure/exposures.tsx'
import { PendingProposals } from '../work/pending-proposals.tsx'
import { WorkBar } from '../work/work-bar.tsx'
import { approvalObstacle } from './approval-obstacle.ts'
import type { Inbox } from './inboxes.ts'
import { ItemLinks } from './item-links.tsx'
import { companiesOf } from './proposal-row.ts'
import { ProposalView } from './proposal-view.tsx'
import { claimOf, proposalsOf, type Row, workPathOf } from './rows.ts'

/** True if an act applies to the item: only an item with a file has one to open. */
const applies = (name: string, row: Row): boolean => name !== 'file-open' || typeof row['fileId'] === 'string'

/** Drops the attributes that are shown above the item: assignee, the note of who handed it over, and proposals. */
const aboutItself = ({
  workId: _id,
  takenBy: _by,
  takenAt: _at,
  handedOver: _note,
  proposed: _proposed,
  ...row
}: Row): Row => row

/** The acts that a row may lead to; for a proposal, the proposed act. */
const actsOn = (inbox: Inbox, row: Row): readonly string[] =>
  inbox.queue === 'proposal' ? [String(row['proposedAct'])] : inbox.acts

const decides = (inbox: Inbox, row: Row): boolean => actsOn(inbox, row).some(isDecision)

const decisionIn = (inbox: Inbox, row: Row): StoppedDecision | undefined =>
  actsOn(inbox, row).map(stoppedDecisionOf).find(Boolean)

/** The company of an item; of a proposal about several, all of them. */
const companyIdsOf = (row: Row): readonly string[] =>
  typeof row['companyId'] === 'string'
    ? [row['companyId']]
    : companiesOf(row).map(({ companyId }) => companyId)

/** The initial value date of a transfer's act: the day of its report, or the due date if that is later. */
const startOf = ({ startsOn }: Inbox, row: Row): ActValues => {
  const from = startsOn && row[startsOn.from]
  const { dueDate } = row
  return startsOn && typeof from === 'string'
    ? { [startsOn.field]: laterOf(businessDate(new Date(from)), typeof dueDate === 'string' ? dueDate : '') }
    : {}
}

/** Why a proposal cannot take effect, or that the same act was rejected before. */
const ProposalNotices = ({ row }: { row: Row }) => {
  const t = useTranslations()
  const format = useFormat()
  const standing = row['proposerEligibility']
  const rejected = row['rejectedBefore'] as { rejectedBy: string; rejectedAt: string; reason: string } | null
  if (typeof standing !== 'string' && !rejected) return null
  return (
    <Box display="grid" gap="2" mb="4">
      {typeof standing === 'string' ? (
        <Notice tone="negative">
          {t(`work.proposer.${standing as 'left' | 'withoutRole' | 'unknown'}`)}
        </Notice>
      ) : null}
      {rejected ? (
        <Notice tone="waiting">
          {t('work.rejectedBefore', {
            by: rejected.rejectedBy,
            at: format.timestamp(rejected.rejectedAt),
            reason: rejected.reason,
          })}
        </Notice>
      ) : null}
    </Box>
  )
}

/** An item of an inbox with its acts. */
export const InboxItem = ({
  inbox,
  row,
  onClose,
  onDecided,
}: {
  inbox: Inbox
  row: Row
  onClose: () => void
  /** Called when an act that handles the item was done or proposed. */
  onDecided: () => void
}) => {
  const actTranslations = useActTranslations()
  const t = useTranslations()
  const me = useMe()
  const { may } = me
  const whyNot = inbox.queue === 'proposal' ? approvalObstacle(row, me) : undefined
  const isBarred = (name: string) =>
    whyNot === 'roles' ||
    ((whyNot === 'own' || typeof row['proposerEligibility'] === 'string') && name === 'proposal-approve')
  const offered = [...(inbox.actsByCause?.[String(row['cause'])] ?? []), ...inbox.acts].filter(
    (name) => may(name) && applies(name, row) && !isBarred(name),
  )
  const [action, setAction] = useOpenAct(offered)
  const work = claimOf(row)
  const workPath = workPathOf(inbox, row, may)
  return (
    <SidePane title={String(row['company'] ?? row['action'] ?? '')} onClose={onClose}>
      {inbox.queue && work ? <WorkBar queue={inbox.queue} row={work} /> : null}
      <PendingProposals proposed={proposalsOf(row)} />
      <ItemLinks row={row} />
      {decides(inbox, row) ? (
        <Exposures companyIds={companyIdsOf(row)} decision={decisionIn(inbox, row)} />
      ) : null}
      <ProposalNotices row={row} />
      {whyNot ? (
        <Box mb="3" color="text.quiet">
          {t(`work.notYours.${whyNot}`)}
        </Box>
      ) : null}
      <Flex wrap="wrap" gap="2" mb="4">
        {workPath ? (
          <ButtonLink size="sm" to={workPath}>
            {`${t('list.work')} (Enter)`}
          </ButtonLink>
        ) : null}
        {offered.map((name, index) => (
          <Button
            key={name}
            size="sm"
            variant={index === 0 && !workPath ? 'primary' : 'secondary'}
            onClick={() => setAction(name)}
          >
            {actTranslations(name)}
          </Button>
        ))}
      </Flex>
      {inbox.queue === 'proposal' ? <ProposalView row={row} /> : <RecordView thing={aboutItself(row)} />}
      {action ? (
        <ActDialog
          action={action}
          given={row}
          start={startOf(inbox, row)}
          onClose={() => setAction(undefined)}
          onDone={() => {
            if (inbox.queue && actsOfKinds[inbox.queue].includes(action)) onDecided()
          }}
        />
      ) : null}
    </SidePane>
  )
}
