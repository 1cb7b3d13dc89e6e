import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toasts.tsx'

const shownFor = 2000

/** Copies a value and confirms it. `label` names the value for screen readers. */
export const CopyButton = ({ value, label }: { value: string; label: string }) => {
  const { t } = useTranslation('repayment')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      showToast('waiting', t('copy.failed'))
    }
  }
  return (
    <chakra.button
      type="button"
      onClick={() => void copy()}
      aria-label={t('copy.label', { what: label })}
      flex="none"
      minH="touch"
      minW="64px"
      px="3"
      borderRadius="md"
      color="action.text"
      fontWeight="medium"
      cursor="pointer"
      _hover={{ bg: 'action.subtle' }}
    >
      <chakra.span aria-live="polite">{copied ? t('copy.done') : t('copy.action')}</chakra.span>
    </chakra.button>
  )
}
