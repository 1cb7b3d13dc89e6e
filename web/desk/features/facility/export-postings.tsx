import { Flex } from '@chakra-ui/react'
import type { ListedPosting } from '#shared/desk/facility.ts'
import type { LedgerView } from '#shared/ledger/ledger-view.ts'
import { csvOf } from '#shared/portfolio/csv.ts'
import { Button } from '../../../ui/button.tsx'
import { callAct } from '../../api/call-act.ts'
import { showConfirmation } from '../../app/confirmations.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { saveText } from '../../ui/save-text.ts'
import { useAttempt } from '../../ui/use-attempt.ts'

/** The maximum number of entries in one file; the whole ledger has an export of its own. */
const maxExported = 5000
const pageSize = 200

const columns = ['at', 'businessDate', 'postingId', 'kind', 'chargeId', 'account', 'amount', 'balance']

/** One row for each line of an entry; in the view of one balance, one row for each entry. */
export const rowsOf = (posting: ListedPosting, view: LedgerView | undefined) => {
  const { at, businessDate, postingId, kind, chargeId, lines, change, balance } = posting
  const common = { at, businessDate, postingId, kind, chargeId }
  return view
    ? [{ ...common, account: view, amount: change, balance }]
    : lines.map((line) => ({ ...common, ...line }))
}

/** Exports the shown entries as CSV, page by page. */
export const ExportPostings = ({
  asked,
  view,
}: {
  asked: { facilityId: string }
  view: LedgerView | undefined
}) => {
  const t = useTranslations()
  const { attempt, isBusy, refusal } = useAttempt()
  const save = () =>
    attempt(async () => {
      const postings: ListedPosting[] = []
      let cursor: string | undefined
      do {
        const page = await callAct('posting-list', {
          ...asked,
          limit: pageSize,
          ...(cursor ? { cursor } : {}),
        })
        postings.push(...page.postings)
        cursor = page.cursor
      } while (cursor && postings.length < maxExported)
      saveText(
        `postings-${asked.facilityId}${view ? `-${view}` : ''}.csv`,
        csvOf(
          postings.flatMap((posting) => rowsOf(posting, view)),
          columns,
        ),
      )
      showConfirmation(
        t(cursor ? 'case.facility.exportedPart' : 'case.facility.exported', { count: postings.length }),
      )
    })
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <span role="alert">{refusal}</span>
      <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void save()}>
        {t('list.export')}
      </Button>
    </Flex>
  )
}
