import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Currency } from '#shared/money/currency.ts'
import { useFileDownload } from '../../../api/use-file-download.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { type DataItem, DataList } from '../../../ui/data-list.tsx'
import { Money } from '../../../ui/money.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { WithdrawDialog } from '../records/withdraw-dialog.tsx'
import type { LimitRequest } from './increase-queries.ts'

const Documents = ({ documents }: Pick<LimitRequest, 'documents'>) => {
  const { download, pendingId } = useFileDownload()
  return (
    <chakra.ul listStyleType="none">
      {documents.map(({ file_id: id, file_name: name }) => (
        <li key={id}>
          <TextButton
            minH="touch"
            textAlign="end"
            overflowWrap="anywhere"
            translate="no"
            disabled={pendingId === id}
            onClick={() => download(id)}
          >
            {name}
          </TextButton>
        </li>
      ))}
    </chakra.ul>
  )
}

/** A pending request: its date, content and withdrawal. */
export const RequestCard = ({ request, currency }: { request: LimitRequest; currency: Currency }) => {
  const { t } = useTranslation('credit')
  const { timestamp } = useFormat()
  const [withdraws, setWithdraws] = useState(false)
  const { approval_id, pre_limit, requested_limit, note, documents } = request
  const items: DataItem[] = [
    { term: t('increase.pending.before'), value: <Money amount={pre_limit} currency={currency} /> },
    {
      term: t('increase.pending.asked'),
      value: <Money amount={requested_limit} currency={currency} />,
      strong: true,
    },
    { term: t('increase.pending.sentAt'), value: timestamp(request.submitted_at) },
    ...(note ? [{ term: t('increase.pending.note'), value: note, wraps: true }] : []),
    documents.length > 0
      ? { term: t('increase.pending.documents'), value: <Documents documents={documents} />, wraps: true }
      : { term: t('increase.pending.documents'), value: t('increase.pending.noDocuments') },
  ]
  return (
    <Card>
      <Box display="flex" alignItems="center" gap="2" color="waiting.text" fontWeight="medium">
        <Spinner />
        {t('increase.pending.label')}
      </Box>
      <CardTitle mt="1" mb="1">
        {t('increase.pending.title')}
      </CardTitle>
      <chakra.p color="text.quiet" mb="3">
        {t('increase.pending.lead')}
      </chakra.p>
      <DataList items={items} />
      <Button variant="secondary" size="md" mt="4" onClick={() => setWithdraws(true)}>
        {t('increase.pending.withdraw')}
      </Button>
      {withdraws ? (
        <WithdrawDialog
          record={{ approval_id, name: 'limit_increase', amount: requested_limit, currency }}
          onClose={() => setWithdraws(false)}
        />
      ) : null}
    </Card>
  )
}
