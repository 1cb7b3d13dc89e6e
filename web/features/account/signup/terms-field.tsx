import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import { absolutePath } from '#shared/site/screen-paths.ts'
import { paths } from '../../../app/paths.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextAnchor } from '../../../ui/text-link.tsx'

/** The documents of a signup, by their sections on the page of the terms. */
const sections = ['terms', 'privacy', 'waiver', 'subsidy'] as const

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
  const documents = sections.filter((section) => line.id !== 'payoneer' || section !== 'waiver')
  return (
    <CheckboxField
      {...field}
      label={
        <>
          {t('signup.termsBefore')}
          {documents.map((document, index) => (
            <Fragment key={document}>
              {index === 0
                ? null
                : t(index === documents.length - 1 ? 'signup.termsAnd' : 'signup.termsComma')}
              <TextAnchor
                href={`${absolutePath(paths.terms(line))}#${document}`}
                target="_blank"
                rel="noreferrer"
              >
                {t(`signup.terms.${document}`)}
              </TextAnchor>
            </Fragment>
          ))}
          {t('signup.termsAfter')}
        </>
      }
    />
  )
}
