import { useTranslation } from 'react-i18next'
import { parseUserAgent } from '#shared/account/parse-user-agent.ts'

/** A user agent as text: "Chrome · Windows", whatever part is known, or that the device is unknown. */
export const useDeviceTranslations = (): ((userAgent: string) => string) => {
  const { t } = useTranslation('accountProfile')
  return (userAgent) => {
    const { browser, system } = parseUserAgent(userAgent)
    if (browser && system)
      return t('device.both', { browser: t(`device.${browser}`), system: t(`device.${system}`) })
    const known = browser ?? system
    return known ? t(`device.${known}`) : t('sessions.unknownDevice')
  }
}
