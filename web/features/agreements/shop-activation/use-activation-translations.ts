import { useTranslation } from 'react-i18next'

const activation = { keyPrefix: 'activate' } as const

/**
 * The translations of these screens. They are a part of an existing area, since each area takes space in the initial
 * bundle.
 */
export const useActivationTranslations = () => useTranslation('agreements', activation)
