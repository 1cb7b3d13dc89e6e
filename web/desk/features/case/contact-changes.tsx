import { Box } from '@chakra-ui/react'
import type { ShownKyc } from '#shared/desk/kyc.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'

const contact = (email: string, mobile: string | null): string => (mobile ? `${email} · ${mobile}` : email)

/** Changed contacts of known people. Each delays the decision until the previous contact has had time to object. */
export const ContactChanges = ({ changes }: { changes: ShownKyc['contactChanges'] }) => {
  const t = useTranslations()
  const { timestamp } = useFormat()
  if (changes.length === 0) return null
  return (
    <Box display="grid" gap="2" mb="3">
      {changes.map((change) => {
        const { name, formerEmail, formerMobile, email, mobile, objectedAt, waitsUntil } = change
        return (
          <Notice
            key={`${name} ${email} ${mobile}`}
            tone={objectedAt ? 'negative' : 'waiting'}
            title={t('case.contacts.title', { name })}
          >
            {t('case.contacts.change', {
              before: contact(formerEmail, formerMobile),
              after: contact(email, mobile),
            })}{' '}
            {objectedAt
              ? t('case.contacts.objected', { when: timestamp(objectedAt) })
              : t('case.contacts.waits', { when: timestamp(waitsUntil) })}
          </Notice>
        )
      })}
    </Box>
  )
}
