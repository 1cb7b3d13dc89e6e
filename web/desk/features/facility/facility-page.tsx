import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { ShownFacility } from '#shared/desk/facility.ts'
import type { ChargeOrderStatus } from '#shared/repayment/charge-order-states.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useAct } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { CompanyLink, PageLink } from '../../ui/company-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFieldWords } from '../../ui/field-words.ts'
import { Panel } from '../../ui/panel.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Told } from '../../ui/told.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { ActButtons } from '../acts/act-buttons.tsx'
import { Postings } from './postings.tsx'

const balances = [
  'limit',
  'watermark',
  'frozenLimit',
  'outstanding',
  'pendingDrawdown',
  'available',
  'interestOwed',
  'overdueInterestOwed',
  'feesOwed',
  'suspense',
] as const

/** What can be done about a facility, by what it does. */
const acts = [
  'facility-set',
  'facility-limit',
  'facility-renew',
  'facility-expire',
  'facility-close',
  'fee-charge',
  'suspense-apply',
  'suspense-pay-back',
  'statement-issue',
] as const

const tones = { active: 'positive', expired: 'waiting', closed: 'neutral' } as const

const Balances = ({ facility }: { facility: ShownFacility }) => {
  const t = useWords()
  const fieldWords = useFieldWords()
  const { money } = useFormat()
  return (
    <Panel title={t('case.facility.balances')}>
      <chakra.dl
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(150px, 1fr))"
        columnGap="4"
        rowGap="3"
      >
        {balances.map((name) => (
          <Box key={name}>
            <chakra.dt color="text.quiet" fontSize="xs">
              {fieldWords(name)}
            </chakra.dt>
            <chakra.dd fontSize="md" fontWeight="medium" fontVariantNumeric="tabular-nums">
              {money(facility[name], facility.currency)}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </Panel>
  )
}

/** As the sellers' site calls them. */
const chargeWords: Record<ChargeOrderStatus, 'due' | 'partial' | 'suspended' | 'collected' | 'voided'> = {
  active: 'due',
  'partial collected': 'partial',
  suspend: 'suspended',
  collected: 'collected',
  voided: 'voided',
}

/** What can be done about a charge order that something is owed of. */
const ChargeActs = ({ facilityId, chargeId }: { facilityId: string; chargeId: string }) => (
  <ActButtons acts={['charge-waive', 'charge-write-off']} given={{ facilityId, chargeId }} isInRow />
)

const Charges = ({ facility: { facilityId, charges, currency } }: { facility: ShownFacility }) => {
  const t = useWords()
  const { t: statusWords } = useTranslation('statuses')
  const { date, money } = useFormat()
  const actsOf = ({ chargeId, owed }: ShownFacility['charges'][number]) =>
    owed === '0.00' ? null : <ChargeActs facilityId={facilityId} chargeId={chargeId} />
  return (
    <Panel title={t('case.facility.charges')} isFlush>
      {charges.length === 0 ? (
        <Box px="3" pb="2" color="text.quiet">
          {t('case.facility.none')}
        </Box>
      ) : (
        <DataTable
          label={t('case.facility.charges')}
          rows={charges}
          keyOf={({ chargeId }) => chargeId}
          columns={[
            { key: 'due', title: t('case.facility.due'), cell: ({ dueDate }) => date(dueDate) },
            {
              key: 'status',
              title: t('case.facility.status'),
              cell: ({ status }) => statusWords(`charge.${chargeWords[status]}`),
            },
            {
              key: 'charged',
              title: t('case.facility.charged'),
              isNumber: true,
              cell: ({ charged }) => money(charged, currency),
            },
            {
              key: 'owed',
              title: t('case.facility.owed'),
              isNumber: true,
              cell: ({ owed }) => money(owed, currency),
            },
            { key: 'acts', title: '', cell: actsOf },
          ]}
        />
      )}
    </Panel>
  )
}

const Schedule = ({ facility: { schedule, currency } }: { facility: ShownFacility }) => {
  const t = useWords()
  const { date, money } = useFormat()
  return (
    <Panel title={t('case.facility.schedule')} isFlush>
      {schedule.length === 0 ? (
        <Box px="3" pb="2" color="text.quiet">
          {t('case.facility.none')}
        </Box>
      ) : (
        <DataTable
          label={t('case.facility.schedule')}
          rows={schedule}
          keyOf={({ drawdownId, dueDate }) => `${drawdownId} ${dueDate}`}
          columns={[
            { key: 'due', title: t('case.facility.due'), cell: ({ dueDate }) => date(dueDate) },
            {
              key: 'principal',
              title: t('case.facility.principal'),
              isNumber: true,
              cell: ({ principal }) => money(principal, currency),
            },
          ]}
        />
      )}
    </Panel>
  )
}

const Facility = ({ facility }: { facility: ShownFacility }) => {
  const t = useWords()
  const nameOf = useCompanyName()
  const { may } = useMe()
  const { date } = useFormat()
  const { facilityId, companyId, status } = facility
  return (
    <>
      <ScreenTitle
        title={`${nameOf(facility)} · ${t(`case.products.${facility.productCode}`)}`}
        beside={
          <Flex gap="4" wrap="wrap" align="center">
            <StatusBadge tone={tones[status]}>{t(`case.facilityStatus.${status}`)}</StatusBadge>
            <span>
              {t('case.overview.review')} {date(facility.nextReviewDate)}
            </span>
            <CompanyLink companyId={companyId}>{t('list.company')}</CompanyLink>
            {may('limit-show') ? (
              <PageLink to={`/limits/${facilityId}`}>{t('case.overview.openLimit')}</PageLink>
            ) : null}
          </Flex>
        }
      />
      <Box display="grid" gap="4">
        <Balances facility={facility} />
        {acts.some(may) ? (
          <Panel title={t('case.facility.acts')}>
            <ActButtons acts={acts} given={{ facilityId, companyId }} />
          </Panel>
        ) : null}
        <Box
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Charges facility={facility} />
          <Schedule facility={facility} />
        </Box>
        <Postings facility={facility} />
      </Box>
    </>
  )
}

/** One facility: its balances with what is behind them, what falls due, and what can be done. */
export const FacilityPage = () => {
  const { facilityId = '' } = useParams()
  return (
    <Told query={useAct('facility-show', { facilityId })}>
      {(facility) => <Facility facility={facility} />}
    </Told>
  )
}
