import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import { type DrawdownQuote, isSamePrice } from './use-quote.ts'

/** Notice that the price was recomputed because the quote had expired, and whether it changed. */
export const RepriceNotice = ({
  quote,
  replaced,
}: {
  quote: DrawdownQuote
  replaced: DrawdownQuote | undefined
}) => {
  const { t } = useTranslation('drawdown')
  const { money } = useFormat()
  if (!replaced || replaced.quote_id === quote.quote_id) return null
  if (isSamePrice(quote, replaced)) return <Notice>{t('reprice.same')}</Notice>
  return (
    <Notice tone="waiting" title={t('reprice.title')}>
      {t('reprice.changed', {
        before: money(replaced.total, replaced.currency),
        after: money(quote.total, quote.currency),
      })}
    </Notice>
  )
}
