import { useTranslation } from 'react-i18next'
import { deviceOf } from '#shared/account/device-of.ts'

/** A user agent in words: "Chrome · Windows", what is known of it, or that nothing is. */
export const useDeviceTranslations = (): ((userAgent: string) => string) => {
  const { t } = useTranslation('accountProfile')
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent)
    if (browser && system)
      return t('device.both', { browser: t(`device.${browser}`), system: t(`device.${system}`) })
    const known = browser ?? system
    return known ? t(`device.${known}`) : t('sessions.unknownDevice')
  }
}
