import { Box } from '@chakra-ui/react'
import { complaintStatuses } from '#shared/complaints/complaints.ts'
import type { ActOutput } from '#shared/desk/all-acts.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { eachPage } from '../../api/read-all-pages.ts'
import { useAct } from '../../api/use-act.ts'
import { useAuditedAct, useAuditedPages } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFieldTranslations, useOwnFieldTranslations } from '../../ui/field-translations.ts'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { useRecordCompanyName } from '../../ui/use-company-field.ts'
import { useNow } from '../../ui/use-now.ts'
import { stateSubject, useStateTranslations } from '../../ui/use-state-translations.ts'
import { ChoiceFilter } from '../inbox/choice-filter.tsx'
import { ServerFilters, useServerFilters } from '../inbox/server-filters.tsx'
import { Register } from '../registers/register.tsx'
import { complaintSheet } from './complaint-sheet.ts'

type Complaint = ActOutput<'complaint-register'>['complaints'][number]
type Figure = ActOutput<'complaint-figures'>['figures'][number]

const actsOf: Readonly<Record<Complaint['complaintStatus'], readonly string[]>> = {
  open: ['complaint-answer'],
  answered: ['complaint-close'],
  closed: [],
}

const tones = { open: 'waiting', answered: 'neutral', closed: 'neutral' } as const

const figureNames = [
  'receivedComplaints',
  'answeredComplaints',
  'answeredLate',
  'upheldComplaints',
  'closedComplaints',
  'openComplaints',
] as const

/** The figures of each year, for the return to the regulator. */
const Figures = ({ figures }: { figures: readonly Figure[] }) => {
  const t = useTranslations()
  const { count } = useFormat()
  const label = useFieldTranslations()
  return (
    <Box mb="4">
      <DataTable
        label={t('complaints.figures')}
        rows={figures}
        keyOf={({ year }) => year}
        columns={[
          { title: label('year'), cell: ({ year }) => year },
          ...figureNames.map((name) => ({ title: label(name), figure: (of: Figure) => count(of[name]) })),
        ]}
      />
    </Box>
  )
}

/** The entry whose id is in the address, if no loaded page contains it. */
const useOther = (id: string | null, isMissing: boolean): Complaint[] => {
  const { data } = useAuditedAct('complaint-register', { search: id }, Boolean(id) && isMissing)
  return data?.complaints.filter(({ complaintId }) => complaintId === id) ?? []
}

/** The page size of an export. */
const limit = '100'

/** The register of complaints. The filters are in the address. */
export const ComplaintsPage = () => {
  const t = useTranslations()
  const { date } = useFormat()
  const label = useFieldTranslations()
  const own = useOwnFieldTranslations('complaint-register')
  const stateTranslations = useStateTranslations()
  const companyIn = useRecordCompanyName()
  const today = businessDate(useNow())
  const filters = useServerFilters(['complaintStatus'])
  const list = useAuditedPages('complaint-register', filters.asked)
  const figures = useAct('complaint-figures')
  const complaints = list.data?.pages.flatMap((page) => page.complaints) ?? []
  const open = useAddressParams<'item'>().address.get('item')
  const others = useOther(open, list.isSuccess && !complaints.some(({ complaintId }) => complaintId === open))
  const isLate = (of: Complaint) => of.complaintStatus === 'open' && of.answerDue < today
  const statusOf = (of: Complaint) => (
    <StatusBadge tone={isLate(of) ? 'negative' : tones[of.complaintStatus]}>
      {t(`states.complaint.${of.complaintStatus}`)}
    </StatusBadge>
  )
  const sheets = async function* () {
    for await (const page of eachPage('complaint-register', { ...filters.asked, limit }))
      yield complaintSheet(page.complaints, {
        title: t('complaints.title'),
        column: label,
        value: (text, name, of) => (stateSubject(name, {}) ? stateTranslations(text, name, of) : text),
      })
  }
  return (
    <Register
      query={list}
      rows={complaints}
      others={others}
      above={
        figures.data && figures.data.figures.length > 0 ? <Figures figures={figures.data.figures} /> : null
      }
      filters={
        <Box mb="3">
          <ServerFilters filters={filters} search={own('search')}>
            <ChoiceFilter
              label={t('fields.complaintStatus')}
              value={filters.asked.complaintStatus ?? ''}
              options={[
                ['', t('complaints.anyStatus')],
                ...complaintStatuses.map((each) => [each, t(`states.complaint.${each}`)] as const),
              ]}
              onChange={(next) => filters.set('complaintStatus', next)}
            />
          </ServerFilters>
        </Box>
      }
      register={{
        title: t('complaints.title'),
        none: t(filters.isFiltered ? 'list.emptyFiltered' : 'complaints.none'),
        add: 'complaint-record',
        actsOf,
        statusOf: ({ complaintStatus }) => complaintStatus,
        idName: 'complaintId',
        nameOf: (of) => companyIn(of) ?? of.complainant ?? t('value.none'),
        nameTitle: t('complaints.who'),
        columns: [
          {
            title: label('complaintStatus'),
            cell: statusOf,
          },
          {
            title: label('complaintSubject'),
            cell: (of) => t(`states.complaintSubject.${of.complaintSubject}`),
          },
          { title: label('owner'), cell: ({ owner }) => owner, isMinor: true },
          { title: label('receivedOn'), cell: ({ receivedOn }) => date(receivedOn), isOneLine: true },
          { title: label('answerDue'), cell: ({ answerDue }) => date(answerDue), isOneLine: true },
        ],
        sheets,
        file: 'complaints',
      }}
    />
  )
}
