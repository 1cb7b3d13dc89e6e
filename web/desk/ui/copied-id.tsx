import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { CheckIcon, Icon } from '../../ui/icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

const CopyIcon = () => (
  <Icon size={14}>
    <path d="M7 7h10v10H7z" />
    <path d="M13 7V3H3v10h4" />
  </Icon>
)

const Press = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '6',
    ml: '0.5',
    verticalAlign: 'middle',
    borderRadius: 'sm',
    color: 'text.quiet',
    cursor: 'pointer',
    _hover: { bg: 'surface.hover', color: 'action.text' },
    '& svg': { boxSize: '3.5' },
  },
})

/** An id with a button that copies it, for use elsewhere. */
export const CopiedId = ({ id }: { id: string }) => {
  const t = useTranslations()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id)
      setCopied(true)
    } catch {
      // Without permission to copy, the user can still select the id and copy it.
    }
  }
  return (
    // Positioned, so that hidden text for screen readers stays inside; otherwise it would widen the page from within a
    // scrolled table.
    <chakra.span fontFamily="mono" overflowWrap="anywhere" minW="0" position="relative">
      {id}
      <Press
        type="button"
        aria-label={t('act.copyOf', { id })}
        onClick={(event) => {
          // In a clickable row, this click copies the id only.
          event.stopPropagation()
          void copy()
        }}
      >
        {isCopied ? <CheckIcon /> : <CopyIcon />}
      </Press>
      <chakra.span role="status" srOnly left="0">
        {isCopied ? t('act.copied') : ''}
      </chakra.span>
    </chakra.span>
  )
}
