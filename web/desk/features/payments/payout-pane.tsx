import { Flex } from '@chakra-ui/react'
import type { PayoutView } from '#shared/desk/payments.ts'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import { SidePane } from '../../ui/side-pane.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { RecordView } from '../acts/record-view.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'
import { ExposureStrip } from '../exposure/exposure-strip.tsx'
import { ItemLinks } from '../inbox/item-links.tsx'
import { PendingProposals } from '../work/pending-proposals.tsx'
import { WorkBar } from '../work/work-bar.tsx'

const acts = ['drawdown-pay-out', 'drawdown-reject'] as const

/** A payout with its assignee and its own acts. */
export const PayoutPane = ({ payout, onClose }: { payout: PayoutView; onClose: () => void }) => {
  const actTranslations = useActTranslations()
  const nameOf = useCompanyName()
  const { may } = useMe()
  const [action, setAction] = useOpenAct(acts)
  const { workId, takenBy, takenAt, proposed, ...details } = payout
  const { companyId, facilityId, drawdownId } = details
  return (
    <SidePane title={nameOf(payout)} onClose={onClose}>
      <WorkBar queue="payout" row={{ workId, takenBy, takenAt }} />
      <PendingProposals proposed={proposed} />
      <ItemLinks row={{ companyId, facilityId }} />
      <ExposureStrip companyId={companyId} />
      <Flex wrap="wrap" gap="2" mb="4">
        {/* A payout in a batch is paid with the batch. */}
        {acts
          .filter((name) => may(name) && !payout.batchId)
          .map((name) => (
            <Button key={name} size="sm" variant="secondary" onClick={() => setAction(name)}>
              {actTranslations(name)}
            </Button>
          ))}
      </Flex>
      <RecordView thing={details} />
      {action ? (
        <ActDialog
          action={action}
          given={{ companyId, facilityId, drawdownId }}
          onClose={() => setAction(undefined)}
        />
      ) : null}
    </SidePane>
  )
}
