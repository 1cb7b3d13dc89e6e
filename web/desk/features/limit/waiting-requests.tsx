import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { ShownLimit, ShownLimitRequest, ShownRenewal } from '#shared/desk/limit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { DataList } from '../../../ui/data-list.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Panel } from '../../ui/panel.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { ActButtons } from '../acts/act-buttons.tsx'
import { DocumentPane } from '../case/document-pane.tsx'
import { useNextCase } from '../inbox/case-queue.ts'

const Small = chakra('h3', { base: { fontSize: 'sm', color: 'text.quiet', mb: '1' } })

/** The seller's documents. Each is loaded on request only, since opening it leaves an audit entry. */
const Documents = ({
  companyId,
  documents,
}: {
  companyId: string
  documents: ShownLimitRequest['documents']
}) => {
  const t = useTranslations()
  const { may } = useMe()
  const [shown, setShown] = useState<string>()
  if (documents.length === 0) return null
  const canOpen = may('file-open')
  return (
    <Box mt="3">
      <Small>{t('case.limit.documents')}</Small>
      <Flex gap="1" wrap="wrap" mb="2">
        {documents.map(({ fileId, fileName }) =>
          canOpen ? (
            <RowButton
              key={fileId}
              type="button"
              aria-pressed={fileId === shown}
              onClick={() => setShown(fileId === shown ? undefined : fileId)}
            >
              {fileName}
            </RowButton>
          ) : (
            <span key={fileId}>{fileName}</span>
          ),
        )}
      </Flex>
      {shown ? <DocumentPane key={shown} companyId={companyId} fileId={shown} /> : null}
    </Box>
  )
}

const Hint = ({ children }: { children: string }) => (
  <Box mt="3" mb="2" color="text.quiet">
    {children}
  </Box>
)

const LimitRequest = ({ limit, request }: { limit: ShownLimit; request: ShownLimitRequest }) => {
  const t = useTranslations()
  const { may } = useMe()
  const openNext = useNextCase()
  const { money, timestamp } = useFormat()
  const { companyId, currency } = limit
  return (
    <Panel title={t('case.limit.request')}>
      <DataList
        items={[
          { term: t('case.limit.requested'), value: money(request.requested, currency), strong: true },
          { term: t('case.limit.calculated'), value: money(request.calculated.limit, currency) },
          { term: t('case.limit.present'), value: money(request.present, currency) },
          { term: t('case.limit.submitted'), value: timestamp(request.submittedAt) },
        ]}
      />
      {request.note ? (
        <Box mt="2">
          <Small>{t('case.limit.note')}</Small>
          <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
            {request.note}
          </Box>
        </Box>
      ) : null}
      <Documents companyId={companyId} documents={request.documents} />
      {may('limit-approve') ? <Hint>{t('case.limit.requestHint')}</Hint> : null}
      <ActButtons
        acts={['limit-approve', 'limit-reject']}
        given={{ ...limit, ...request }}
        onDone={openNext}
      />
    </Panel>
  )
}

const Renewal = ({ limit, renewal }: { limit: ShownLimit; renewal: ShownRenewal }) => {
  const t = useTranslations()
  const { may } = useMe()
  const openNext = useNextCase()
  const { money, timestamp, date } = useFormat()
  const { currency } = limit
  return (
    <Panel title={t('case.limit.renewal')}>
      <DataList
        items={[
          { term: t('case.limit.reviewDate'), value: date(renewal.reviewDate), strong: true },
          { term: t('case.limit.calculated'), value: money(renewal.calculated.limit, currency) },
          { term: t('case.limit.present'), value: money(renewal.present, currency) },
          { term: t('case.limit.submitted'), value: timestamp(renewal.submittedAt) },
        ]}
      />
      {may('renewal-approve') ? <Hint>{t('case.limit.renewalHint')}</Hint> : null}
      <ActButtons
        acts={['renewal-approve', 'renewal-reject']}
        given={{ ...limit, ...renewal }}
        onDone={openNext}
      />
    </Panel>
  )
}

/** Requests of the seller that wait for a decision, and pending recalculations, which nobody requested. */
export const WaitingRequests = ({ limit }: { limit: ShownLimit }) => {
  const t = useTranslations()
  const { may } = useMe()
  const { request, renewal, status } = limit
  return (
    <>
      {request ? <LimitRequest limit={limit} request={request} /> : null}
      {renewal ? <Renewal limit={limit} renewal={renewal} /> : null}
      {request || renewal ? null : (
        <Panel title={t('case.limit.request')}>
          <Box color="text.quiet">{t('case.limit.noRequest')}</Box>
        </Panel>
      )}
      {status !== 'closed' && may('facility-limit') ? (
        <Panel title={t('case.limit.direct')}>
          <ActButtons
            acts={['facility-limit']}
            given={{ ...limit }}
            start={{ 'facility-limit': { limit: limit.limit } }}
          />
        </Panel>
      ) : null}
    </>
  )
}
