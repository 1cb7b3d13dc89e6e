import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from './icons.tsx'
import { registerDialog } from './open-dialogs.ts'

const widths = { wide: '1000px', form: '620px', notice: '535px', plain: '472px', narrow: '456px' } as const

const header = {
  px: { base: '5', md: '8' },
  py: '5',
  borderBottomWidth: '1px',
  borderColor: 'border.hairline',
  background: 'linear-gradient(100deg, {colors.action.subtle}, transparent 75%)',
} as const

/**
 * A modal dialog: the browser's own, which traps the focus and returns it. Full-screen on phones. `onClose` is called
 * on Escape, the close button and a click outside.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  hideTitle = false,
  width = 'plain',
  bare = false,
  footer,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  hideTitle?: boolean
  width?: keyof typeof widths
  /** Without padding, for a dialog with its own layout. */
  bare?: boolean
  footer?: ReactNode
  children: ReactNode
}) => {
  const { t } = useTranslation()
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (!open) return
    const opener = document.activeElement
    element.current?.showModal()
    element.current?.focus()
    const noteClosed = registerDialog()
    // The element is removed before it is closed, so it would not return the focus itself.
    return () => {
      noteClosed()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [open])
  if (!open) return null
  return (
    <chakra.dialog
      ref={element}
      aria-labelledby={titleId}
      tabIndex={-1}
      outline="none"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === element.current) onClose()
      }}
      m={{ base: '0', md: 'auto' }}
      mt={{ base: 'auto', md: 'auto' }}
      p="0"
      w="full"
      maxW={{ base: 'full', md: widths[width] }}
      maxH={{ base: '100dvh', md: 'calc(100dvh - 48px)' }}
      h={{ base: width === 'wide' ? '100dvh' : 'fit-content', md: 'fit-content' }}
      borderRadius={{ base: width === 'wide' ? '0' : 'lg', md: 'lg' }}
      borderBottomRadius={{ base: '0', md: 'lg' }}
      bg="surface.card"
      color="text.main"
      boxShadow="dialog"
      overflow="auto"
      overscrollBehavior="contain"
      animation="rise 200ms ease-out"
      css={{ '&::backdrop': { background: 'rgb(7 22 42 / 0.55)' } }}
    >
      <chakra.button
        type="button"
        aria-label={t('dialog.close')}
        onClick={onClose}
        position="absolute"
        top="2"
        right="2"
        boxSize="touch"
        display="grid"
        placeItems="center"
        borderRadius="full"
        color="text.quiet"
        cursor="pointer"
        zIndex="1"
        _hover={{ bg: 'surface.hover' }}
      >
        <CloseIcon />
      </chakra.button>
      <Box css={hideTitle ? undefined : header}>
        <chakra.h2 id={titleId} srOnly={hideTitle} fontSize="2xl" lineHeight="snug" pr="10">
          {title}
        </chakra.h2>
      </Box>
      <Box p={bare ? '0' : { base: '5', md: '8' }} pt={bare || hideTitle ? undefined : '5'}>
        {children}
        {footer ? (
          <Flex gap="3" mt="6" direction={{ base: 'column-reverse', md: 'row' }} justify="flex-end">
            {footer}
          </Flex>
        ) : null}
      </Box>
    </chakra.dialog>
  )
}
