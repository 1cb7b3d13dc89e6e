import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companyChangeEvent } from '../features/companies/company-change.ts'
import { Spinner } from '../ui/spinner.tsx'

const shownFor = 500

/**
 * Covers the page while the company changes, so that no figure of the previous company is mistaken for the next one's.
 */
export const LoadingOverlay = () => {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(timer)
      setShown(true)
      timer = setTimeout(() => setShown(false), shownFor)
    }
    window.addEventListener(companyChangeEvent, show)
    return () => {
      clearTimeout(timer)
      window.removeEventListener(companyChangeEvent, show)
    }
  }, [])
  return isShown ? (
    <Flex
      role="status"
      position="fixed"
      inset="0"
      zIndex="notice"
      align="center"
      justify="center"
      gap="3"
      bg="surface.page"
      color="text.quiet"
      fontSize="lg"
    >
      <Spinner />
      <chakra.span>{t('state.loading')}</chakra.span>
    </Flex>
  ) : null
}
