import { Box } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import type { ListedCharge, ShownFacility } from '#shared/desk/facility.ts'
import { type DueKind, dueKinds } from '#shared/lending/allocation.ts'
import { type Cents, centsFromDecimal } from '#shared/money/cents.ts'
import { byKind } from '#shared/repayment/charge-order.ts'
import { type ChargeOrderStatus, isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useActPages } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { NamedId } from '../../ui/named-id.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChargeActs } from './charge-acts.tsx'
import { Pages } from './pages.tsx'

const owedCentsOf = ({ owedByKind }: ListedCharge): Record<DueKind, Cents> =>
  byKind((kind) => centsFromDecimal(owedByKind[kind]))

const Status = ({ status }: { status: ChargeOrderStatus }) => {
  const t = useTranslations()
  const tone = status === 'suspend' ? 'negative' : isOpenCharge(status) ? 'waiting' : 'neutral'
  return <StatusBadge tone={tone}>{t(`states.charge.${status}`)}</StatusBadge>
}
const WriteOffReason = ({ reason }: { reason: NonNullable<ListedCharge['writeOffReason']> }) => {
  const t = useTranslations()
  return (
    <Box fontSize="xs" color="text.quiet">
      {t(`choices.writeOffReason.${reason}`)}
    </Box>
  )
}

const statusOf = ({ status, writeOffReason }: ListedCharge) => (
  <>
    <Status status={status} />
    {writeOffReason ? <WriteOffReason reason={writeOffReason} /> : null}
  </>
)

const referenceOf = ({ reference, chargeId }: ListedCharge) => <NamedId name={reference} id={chargeId} />

/** The facility's charge orders with the amounts owed by kind, and the acts on each. */
export const Charges = ({ facility }: { facility: ShownFacility }) => {
  const { facilityId, currency } = facility
  const t = useTranslations()
  const { date, money } = useFormat()
  const pages = useActPages('charge-list', { facilityId })
  const [address] = useSearchParams()
  const meant = address.get('drawdown')
  const charges = pages.data?.pages.flatMap((page) => page.charges) ?? []
  const suspenseCents = centsFromDecimal(pages.data?.pages[0]?.suspense ?? '0.00')
  const acts = (charge: ListedCharge) => (
    <ChargeActs
      facilityId={facilityId}
      known={{
        ...facility,
        transferReference: charge.reference,
        dueDate: charge.dueDate,
        owed: charge.owed,
      }}
      charge={{ ...charge, owedCents: owedCentsOf(charge) }}
      suspenseCents={suspenseCents}
    />
  )
  return (
    <Panel title={t('case.facility.charges')} isFlush>
      <Pages query={pages} isEmpty={charges.length === 0}>
        <DataTable
          label={t('case.facility.charges')}
          rows={charges}
          keyOf={({ chargeId }) => chargeId}
          isMeant={({ chargeId }) => meant !== null && chargeId.includes(meant)}
          columns={[
            { title: t('case.facility.due'), cell: ({ dueDate }) => date(dueDate) },
            { title: t('case.facility.status'), cell: statusOf },
            { title: t('case.facility.owed'), isStrong: true, figure: ({ owed }) => money(owed, currency) },
            ...dueKinds.map((kind) => ({
              title: t(`case.facility.kinds.${kind}`),
              figure: ({ owedByKind }: ListedCharge) => money(owedByKind[kind], currency),
            })),
            { title: t('case.facility.charged'), figure: ({ charged }) => money(charged, currency) },
            { title: t('case.facility.reference'), isWide: true, cell: referenceOf },
            { title: t('case.facility.acts'), cell: acts },
          ]}
        />
        <Box px="3" pb="3">
          <LoadMore count={charges.length} pages={pages} />
        </Box>
      </Pages>
    </Panel>
  )
}
