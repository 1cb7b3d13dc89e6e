import { Box } from '@chakra-ui/react'
import type { ActOutput } from '#shared/desk/all-acts.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useFieldTranslations } from '../../ui/field-translations.ts'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useCompanyIn } from '../../ui/use-company-field.ts'
import { useNow } from '../../ui/use-now.ts'
import { stateSubject, useStateTranslations } from '../../ui/use-state-translations.ts'
import { Register } from '../registers/register.tsx'
import { complaintSheet } from './complaint-sheet.ts'

type Shown = ActOutput<'complaint-register'>
type Complaint = Shown['complaints'][number]

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
const Figures = ({ figures }: Pick<Shown, 'figures'>) => {
  const t = useTranslations()
  const { count } = useFormat()
  const label = useFieldTranslations()
  return (
    <Box mb="4">
      <TableFrame label={t('complaints.figures')}>
        <thead>
          <tr>
            <HeadCell isFirst>{label('year')}</HeadCell>
            {figureNames.map((name) => (
              <HeadCell key={name} isNumber>
                {label(name)}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((of) => (
            <TableRow key={of.year}>
              <Cell isFirst>{of.year}</Cell>
              {figureNames.map((name) => (
                <Cell key={name} isNumber>
                  {count(of[name])}
                </Cell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </TableFrame>
    </Box>
  )
}

const figuresOf = ({ figures }: Shown) => <Figures figures={figures} />

/** The register of complaints. */
export const ComplaintsPage = () => {
  const t = useTranslations()
  const { date } = useFormat()
  const label = useFieldTranslations()
  const stateTranslations = useStateTranslations()
  const companyIn = useCompanyIn()
  const today = businessDate(useNow())
  const query = useAuditedAct('complaint-register', {})
  const isLate = (of: Complaint) => of.complaintStatus === 'open' && of.answerDue < today
  const statusOf = (of: Complaint) => (
    <StatusBadge tone={isLate(of) ? 'negative' : tones[of.complaintStatus]}>
      {t(`states.complaint.${of.complaintStatus}`)}
    </StatusBadge>
  )
  return (
    <Register
      query={query}
      rowsIn={({ complaints }) => complaints}
      above={figuresOf}
      register={{
        title: t('complaints.title'),
        none: t('complaints.none'),
        add: 'complaint-record',
        actsOf,
        statusOf: ({ complaintStatus }) => complaintStatus,
        idName: 'complaintId',
        nameOf: (of) => companyIn(of) ?? of.complainant ?? t('value.none'),
        nameTitle: label('company'),
        columns: [
          {
            title: label('complaintStatus'),
            cell: statusOf,
          },
          {
            title: label('complaintSubject'),
            cell: (of) => t(`states.complaintSubject.${of.complaintSubject}`),
          },
          { title: label('owner'), cell: ({ owner }) => owner },
          { title: label('receivedOn'), cell: ({ receivedOn }) => date(receivedOn) },
          { title: label('answerDue'), cell: ({ answerDue }) => date(answerDue) },
        ],
        sheet: complaintSheet(query.data?.complaints ?? [], {
          title: t('complaints.title'),
          column: label,
          value: (text, name, of) => (stateSubject(name, {}) ? stateTranslations(text, name, of) : text),
        }),
        file: 'complaints',
      }}
    />
  )
}
