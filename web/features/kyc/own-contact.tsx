import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { isMobile, mobileAreaCodes } from '#shared/identifiers/mobile.ts'
import { useSession } from '../../api/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { useFormField } from '../../ui/form/form-state.ts'

/** Fills in the user's own email and mobile number, for the person at the path `at`; gone once an email is entered. */
export const OwnContact = ({ at }: { at: string }) => {
  const { t } = useTranslation('kyc')
  const user = useSession()?.user
  const email = useFormField(`${at}.email`)
  const areaCode = useFormField(`${at}.mobile_area_code`)
  const mobile = useFormField(`${at}.mobile`)
  if (!user || email.text !== '') return null
  const fill = () => {
    email.change(user.email)
    const number = user.mobile ?? ''
    const codes = mobileAreaCodes.filter((code) => isMobile(code, number))
    // The session has the number without its country code, so it is filled in only if it is valid for a single code.
    if (codes.length !== 1 || mobile.text !== '') return
    areaCode.change(codes[0] ?? '')
    mobile.change(number)
  }
  return (
    <Box gridColumn={{ md: '1 / -1' }}>
      <Button variant="secondary" size="md" onClick={fill}>
        {t('person.ownContact')}
      </Button>
    </Box>
  )
}
