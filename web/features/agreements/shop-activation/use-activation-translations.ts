import { useTranslation } from 'react-i18next'

const activation = { keyPrefix: 'activate' } as const

/** The words of these screens: a part of an area that is there already, since each area takes room in the first screen. */
export const useActivationTranslations = () => useTranslation('agreements', activation)
