import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ActOutput } from '#shared/desk/all-acts.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { saveFile } from '../../../api/save-file.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActTranslations, useFieldTranslations } from '../../ui/field-translations.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { saveText } from '../../ui/save-text.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListWithPane, SidePane } from '../../ui/side-pane.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { useCompanyIn } from '../../ui/use-company-field.ts'
import { useNow } from '../../ui/use-now.ts'
import { stateSubject, useStateTranslations } from '../../ui/use-state-translations.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { RecordView } from '../acts/record-view.tsx'
import { useOpenActOnAny } from '../acts/use-open-act.ts'
import { sheetAsCsv, sheetsAsExcel } from '../loan-register/write-sheets.ts'
import { complaintSheet } from './complaint-sheet.ts'

type Register = ActOutput<'complaint-register'>
type Complaint = Register['complaints'][number]

const actsOf: Readonly<Record<Complaint['complaintStatus'], readonly string[]>> = {
  open: ['complaint-answer'],
  answered: ['complaint-close'],
  closed: [],
}

const tones = { open: 'waiting', answered: 'neutral', closed: 'neutral' } as const

const columns = [
  'company',
  'complaintStatus',
  'complaintSubject',
  'owner',
  'receivedOn',
  'answerDue',
] as const

const figureNames = [
  'receivedComplaints',
  'answeredComplaints',
  'answeredLate',
  'upheldComplaints',
  'closedComplaints',
  'openComplaints',
] as const

/** The figures of each year, for the return to the regulator. */
const Figures = ({ figures }: Pick<Register, 'figures'>) => {
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

const Row = ({ of, today, onOpen }: { of: Complaint; today: string; onOpen: () => void }) => {
  const t = useTranslations()
  const { date } = useFormat()
  const companyIn = useCompanyIn()
  const isLate = of.complaintStatus === 'open' && of.answerDue < today
  return (
    <TableRow cursor="pointer" onClick={onOpen}>
      <Cell isFirst>
        <chakra.button type="button" cursor="pointer" textAlign="left" color="action.text" onClick={onOpen}>
          {companyIn(of) ?? of.complainant ?? t('value.none')}
        </chakra.button>
      </Cell>
      <Cell>
        <StatusBadge tone={isLate ? 'negative' : tones[of.complaintStatus]}>
          {t(`states.complaint.${of.complaintStatus}`)}
        </StatusBadge>
      </Cell>
      <Cell>{t(`states.complaintSubject.${of.complaintSubject}`)}</Cell>
      <Cell>{of.owner}</Cell>
      <Cell>{date(of.receivedOn)}</Cell>
      <Cell>{date(of.answerDue)}</Cell>
    </TableRow>
  )
}

/** The register of complaints. */
export const ComplaintsPage = () => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const label = useFieldTranslations()
  const stateTranslations = useStateTranslations()
  const companyIn = useCompanyIn()
  const { may } = useMe()
  const now = useNow()
  const query = useAuditedAct('complaint-register', {})
  const { address, set } = useAddressParams<'item'>()
  const [open, setOpen] = useOpenActOnAny(['complaint-record', ...Object.values(actsOf).flat()])
  const complaints = query.data?.complaints ?? []
  const chosen = complaints.find(({ complaintId }) => complaintId === address.get('item'))
  const acted = complaints.find(({ complaintId }) => complaintId === open?.of)
  const isOffered = open?.of
    ? acted !== undefined && actsOf[acted.complaintStatus].includes(open.act)
    : open?.act === 'complaint-record'
  const sheet = complaintSheet(complaints, {
    title: t('complaints.title'),
    column: label,
    value: (text, name, of) => (stateSubject(name, {}) ? stateTranslations(text, name, of) : text),
  })
  return (
    <>
      <ScreenTitle
        title={t('complaints.title')}
        beside={
          <Flex gap="2" wrap="wrap">
            {may('complaint-record') ? (
              <Button size="sm" onClick={() => setOpen('complaint-record')}>
                {actTranslations('complaint-record')}
              </Button>
            ) : null}
            <Button
              size="sm"
              variant="secondary"
              disabled={complaints.length === 0}
              onClick={async () => saveFile('complaints.xlsx', await sheetsAsExcel([sheet]))}
            >
              {t('loanRegister.excel')}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={complaints.length === 0}
              onClick={() => saveText('complaints.csv', sheetAsCsv(sheet))}
            >
              {t('loanRegister.csv')}
            </Button>
          </Flex>
        }
      />
      <QueryBoundary query={query}>
        {({ figures }) =>
          complaints.length === 0 ? (
            <Box py="10" textAlign="center" color="text.quiet">
              {t('complaints.none')}
            </Box>
          ) : (
            <>
              <Figures figures={figures} />
              <ListWithPane
                list={
                  <TableFrame label={t('complaints.title')}>
                    <thead>
                      <tr>
                        {columns.map((column, index) => (
                          <HeadCell key={column} isFirst={index === 0}>
                            {label(column)}
                          </HeadCell>
                        ))}
                      </tr>
                    </thead>
                    <tbody>
                      {complaints.map((of) => (
                        <Row
                          key={of.complaintId}
                          of={of}
                          today={businessDate(now)}
                          onOpen={() => set('item', of.complaintId)}
                        />
                      ))}
                    </tbody>
                  </TableFrame>
                }
                pane={
                  chosen ? (
                    <SidePane
                      title={companyIn(chosen) ?? chosen.complainant ?? t('complaints.title')}
                      onClose={() => set('item', '')}
                    >
                      <Flex wrap="wrap" gap="2" mb="4">
                        {actsOf[chosen.complaintStatus].filter(may).map((act) => (
                          <Button
                            key={act}
                            size="sm"
                            variant="secondary"
                            onClick={() => setOpen(act, chosen.complaintId)}
                          >
                            {actTranslations(act)}
                          </Button>
                        ))}
                      </Flex>
                      <RecordView thing={chosen} />
                    </SidePane>
                  ) : null
                }
              />
            </>
          )
        }
      </QueryBoundary>
      {open && isOffered ? (
        <ActDialog
          action={open.act}
          given={acted ? { complaintId: acted.complaintId } : {}}
          onClose={() => setOpen()}
        />
      ) : null}
    </>
  )
}
