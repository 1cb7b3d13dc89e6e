import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ActOutput } from '#shared/desk/all-acts.ts'
import type { SuspicionStatus } from '#shared/suspicions/suspicion-states.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { saveFile } from '../../../api/save-file.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useAuditedAct } from '../../api/use-audited-act.ts'
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
import { ActDialog } from '../acts/act-dialog.tsx'
import { RecordView } from '../acts/record-view.tsx'
import { useOpenActOnAny } from '../acts/use-open-act.ts'
import { sheetAsCsv, sheetsAsExcel } from '../loan-register/write-sheets.ts'
import { suspicionSheet } from './suspicion-sheet.ts'

type Suspicion = ActOutput<'suspicion-list'>['suspicions'][number]

const tones = {
  open: 'negative',
  'to report': 'negative',
  reported: 'waiting',
  'not reported': 'neutral',
  closed: 'neutral',
} as const

/** The acts that may follow each state. */
const actsOf: Readonly<Record<SuspicionStatus, readonly string[]>> = {
  open: ['suspicion-decide'],
  'to report': ['suspicion-report'],
  reported: ['suspicion-consent', 'suspicion-close'],
  'not reported': ['suspicion-decide', 'suspicion-close'],
  closed: [],
}

const columns = [
  'company',
  'suspicionStatus',
  'openedAt',
  'reportedOn',
  'jfiuReference',
  'jfiuConsent',
  'followUpOn',
] as const

const Row = ({ of, today, onOpen }: { of: Suspicion; today: string; onOpen: () => void }) => {
  const t = useTranslations()
  const { date, timestamp } = useFormat()
  const companyIn = useCompanyIn()
  const none = t('value.none')
  const isLate = of.suspicionStatus !== 'closed' && of.followUpOn !== null && of.followUpOn < today
  return (
    <TableRow cursor="pointer" onClick={onOpen}>
      <Cell isFirst>
        <chakra.button type="button" cursor="pointer" textAlign="left" color="action.text" onClick={onOpen}>
          {companyIn(of) ?? of.persons ?? none}
        </chakra.button>
      </Cell>
      <Cell>
        <StatusBadge tone={tones[of.suspicionStatus]}>
          {t(`states.suspicion.${of.suspicionStatus}`)}
        </StatusBadge>
      </Cell>
      <Cell>{timestamp(of.openedAt)}</Cell>
      <Cell>{of.reportedOn ? date(of.reportedOn) : none}</Cell>
      <Cell>{of.jfiuReference ?? none}</Cell>
      <Cell>{of.jfiuConsent ? t(`states.jfiuConsent.${of.jfiuConsent}`) : none}</Cell>
      <Cell>
        <Box color={isLate ? 'negative.text' : undefined}>{of.followUpOn ? date(of.followUpOn) : none}</Box>
      </Cell>
    </TableRow>
  )
}

/** The register of suspicions, for the role that reports them. Each look is audited apart. */
export const SuspicionsPage = () => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const label = useFieldTranslations()
  const companyIn = useCompanyIn()
  const now = useNow()
  const query = useAuditedAct('suspicion-list', {})
  const { address, set } = useAddressParams<'item'>()
  const [open, setOpen] = useOpenActOnAny(['suspicion-open', ...Object.values(actsOf).flat()])
  const suspicions = query.data?.suspicions ?? []
  const chosen = suspicions.find(({ suspicionId }) => suspicionId === address.get('item'))
  const acted = suspicions.find(({ suspicionId }) => suspicionId === open?.of)
  const isOffered = open?.of
    ? acted !== undefined && actsOf[acted.suspicionStatus].includes(open.act)
    : open?.act === 'suspicion-open'
  const sheet = suspicionSheet(suspicions, {
    title: t('suspicions.title'),
    column: label,
    status: (status) => t(`states.suspicion.${status}`),
    consent: (consent) => t(`states.jfiuConsent.${consent}`),
  })
  return (
    <>
      <ScreenTitle
        title={t('suspicions.title')}
        beside={
          <Flex gap="2" wrap="wrap">
            <Button size="sm" onClick={() => setOpen('suspicion-open')}>
              {actTranslations('suspicion-open')}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={suspicions.length === 0}
              onClick={async () => saveFile('suspicions.xlsx', await sheetsAsExcel([sheet]))}
            >
              {t('loanRegister.excel')}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={suspicions.length === 0}
              onClick={() => saveText('suspicions.csv', sheetAsCsv(sheet))}
            >
              {t('loanRegister.csv')}
            </Button>
          </Flex>
        }
      />
      <Box mb="3">
        <Notice tone="neutral" title={t('suspicions.confidential')} />
      </Box>
      <QueryBoundary query={query}>
        {() =>
          suspicions.length === 0 ? (
            <Box py="10" textAlign="center" color="text.quiet">
              {t('suspicions.none')}
            </Box>
          ) : (
            <ListWithPane
              list={
                <TableFrame label={t('suspicions.title')}>
                  <thead>
                    <tr>
                      {columns.map((column, index) => (
                        <HeadCell key={column} isFirst={index === 0}>
                          {t(`responseLabels.${column}`)}
                        </HeadCell>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {suspicions.map((of) => (
                      <Row
                        key={of.suspicionId}
                        of={of}
                        today={businessDate(now)}
                        onOpen={() => set('item', of.suspicionId)}
                      />
                    ))}
                  </tbody>
                </TableFrame>
              }
              pane={
                chosen ? (
                  <SidePane
                    title={companyIn(chosen) ?? chosen.persons ?? t('suspicions.title')}
                    onClose={() => set('item', '')}
                  >
                    <Flex wrap="wrap" gap="2" mb="4">
                      {actsOf[chosen.suspicionStatus].map((act) => (
                        <Button
                          key={act}
                          size="sm"
                          variant="secondary"
                          onClick={() => setOpen(act, chosen.suspicionId)}
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
          )
        }
      </QueryBoundary>
      {open && isOffered ? (
        <ActDialog
          action={open.act}
          given={acted ? { suspicionId: acted.suspicionId } : {}}
          onClose={() => setOpen()}
        />
      ) : null}
    </>
  )
}
