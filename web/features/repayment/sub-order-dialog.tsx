import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Money } from '../../ui/money.tsx'
import { useFileViewer } from '../files/viewer/use-file-viewer.tsx'
import type { ChargeDetail } from './charge-state.ts'

/** The part of a bill that belongs to one drawdown, with its invoice. */
export const SubOrderDialog = ({ detail, onClose }: { detail: ChargeDetail; onClose: () => void }) => {
  const { t } = useTranslation('repayment')
  const { date, money, percent } = useFormat()
  const { open, viewer } = useFileViewer()
  const { charge, drawdown } = detail
  const week = charge.sales_week
  const [order] = charge.sub_orders
  const noteFileId = drawdown.note_file_id
  return (
    <Dialog open onClose={onClose} title={t('subOrder.title')} width="form">
      <DataList
        items={[
          { term: t('subOrder.invoice'), value: order?.invoice ?? '', wraps: true },
          { term: t('subOrder.number'), value: order?.id ?? '', wraps: true },
          { term: t('subOrder.drawdown'), value: drawdown.id, wraps: true },
          { term: t('payTo.reference'), value: charge.transfer_reference },
          {
            term: t('subOrder.amount'),
            value: <Money amount={drawdown.amount} currency={charge.currency} />,
          },
          { term: t('subOrder.rate'), value: percent(drawdown.rate) },
          { term: t('subOrder.drawnOn'), value: date(drawdown.drawdown_date) },
          ...(week
            ? [
                {
                  term: t('salesWeek.week'),
                  value: t('salesWeek.span', { from: date(week.from), to: date(week.to) }),
                  wraps: true,
                },
                {
                  term: t('salesWeek.share', { percent: percent(week.sales_share) }),
                  note: t('subOrder.ofSales', { sales: money(week.net_sales, charge.currency) }),
                  value: <Money amount={week.share} currency={charge.currency} />,
                },
              ]
            : []),
          { term: t('figures.dueDate'), value: date(charge.due_date) },
        ]}
      />
      {noteFileId ? (
        <Button
          variant="secondary"
          wide
          mt="5"
          onClick={() => open({ id: noteFileId, title: t('subOrder.noteTitle') })}
        >
          {t('subOrder.note')}
        </Button>
      ) : null}
      {viewer}
    </Dialog>
  )
}
