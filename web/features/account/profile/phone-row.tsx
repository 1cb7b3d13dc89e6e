import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { EditableRow } from './editable-row.tsx'
import { PhoneForm } from './phone-form.tsx'
import { PhoneVerificationForm } from './phone-verification-form.tsx'
import { phoneInputOf, phoneText } from './profile-input.ts'
import type { RowState } from './use-open-row.ts'

/** The user's mobile number, and whether it is verified. */
export const PhoneRow = ({ user, row }: { user: AccountUser; row: RowState }) => {
  const { t } = useTranslation('accountProfile')
  const isVerifiable = user.mobile !== '' && !user.phone_verified
  // A link to this page may request the verification, with or without a number on file.
  const isVerifying = row.open === 'phoneVerification' && isVerifiable
  const formOf = () => {
    if (isVerifying) return <PhoneVerificationForm user={user} onClose={row.onClose} />
    if (row.open === 'phone' || row.open === 'phoneVerification')
      return <PhoneForm user={user} onClose={row.onClose} />
    return null
  }
  return (
    <EditableRow
      label={t('phone.label')}
      changeLabel={t('phone.change')}
      value={
        user.mobile ? (
          <>
            <chakra.span fontVariantNumeric="tabular-nums">{phoneText(phoneInputOf(user))}</chakra.span>
            {isVerifiable ? <StatusBadge tone="waiting">{t('phone.unverified')}</StatusBadge> : null}
          </>
        ) : (
          <chakra.span color="text.faint" fontWeight="normal">
            {t('phone.none')}
          </chakra.span>
        )
      }
      note={isVerifiable ? t('phone.unverifiedNote') : undefined}
      more={
        isVerifiable ? (
          <Button
            variant="quiet"
            size="md"
            px="3"
            aria-label={t('phone.verifyWhat')}
            onClick={() => row.onOpen('phoneVerification')}
          >
            {t('phone.verify')}
          </Button>
        ) : null
      }
      isIdle={row.open === null}
      onChange={() => row.onOpen('phone')}
      form={formOf()}
      formTitle={t(isVerifying ? 'phone.verifyWhat' : 'phone.change')}
    />
  )
}
