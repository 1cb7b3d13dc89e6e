import { useTranslation } from 'react-i18next'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import { absolutePath } from '#shared/site/screen-paths.ts'
import { paths } from '../../../app/paths.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextAnchor } from '../../../ui/text-link.tsx'

/** Accepts the line's documents. They open in a new tab, so that no typed text is lost. */
export const TermsField = ({
  line,
  ...field
}: {
  line: ProductLine
  name: string
  checked: boolean
  onChange: (accepted: boolean) => void
  error: string | undefined
}) => {
  const { t } = useTranslation('account')
  return (
    <CheckboxField
      {...field}
      label={
        <>
          {t('signup.termsBefore')}
          <TextAnchor href={absolutePath(paths.terms(line))} target="_blank" rel="noreferrer">
            {line.id === 'payoneer' ? t('signup.termsLinkPayoneer') : t('signup.termsLink')}
          </TextAnchor>
          {t('signup.termsAfter')}
        </>
      }
    />
  )
}
