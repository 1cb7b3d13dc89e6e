import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notificationCodes } from '#shared/notifications/notification-codes.ts'
import { paths } from '../app/paths.ts'
import { CloseIcon, Icon } from '../ui/icons.tsx'
import { TextButton, TextLink } from '../ui/text-link.tsx'
import { CreditFailedDialog } from './credit-failed-dialog.tsx'
import { type StandingNotice, useDismissNotice, useNotices } from './notices-query.ts'
import { useDialogOpen } from './use-dialog-open.ts'
import { fadeTime, prefersReducedMotion, useRotation } from './use-rotation.ts'

const IconButton = chakra('button', {
  base: {
    flex: 'none',
    boxSize: 'touch',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'md',
    color: 'text.quiet',
    cursor: 'pointer',
    _hover: { color: 'text.main', bg: 'surface.hover' },
    _disabled: { opacity: 0.55 },
  },
  defaultVariants: {},
})

const opensDialog = (code: StandingNotice['code']) =>
  code === notificationCodes.salesTooLow || code === notificationCodes.shopsNotEligible

/**
 * Rotates the company's open tasks in one line. Pauses while the pointer or focus is on it, while a dialog is open,
 * when the user stops it, and for users who prefer reduced motion.
 */
export const NoticeBanner = () => {
  const { t } = useTranslation('frame')
  const { notices, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotices()
  const handling = useDismissNotice()
  const isDialogOpen = useDialogOpen()
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [isStopped, setStopped] = useState(prefersReducedMotion)
  const [explained, setExplained] = useState<StandingNotice | null>(null)
  const isHeld = isStopped || isPointedAt || hasFocus || isDialogOpen
  const { index, isFading, next } = useRotation(notices.length, isHeld)
  const notice = notices[index]
  const isLast = index >= notices.length - 1
  useEffect(() => {
    if (isLast && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isLast, hasNextPage, isFetchingNextPage, fetchNextPage])
  if (!notice) return null
  const tone = notice.level === 'error' ? 'negative' : 'waiting'
  return (
    <Flex
      as="section"
      aria-label={t('notice.label')}
      flex="1"
      minW="0"
      align="center"
      gap={{ base: '2', md: '3' }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setPointedAt(true)
      }}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={(event) => setFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <Flex
        flex="1"
        minW="0"
        align="center"
        gap={{ base: '2', md: '3' }}
        opacity={isFading ? 0 : 1}
        transition={prefersReducedMotion() ? undefined : `opacity ${fadeTime}ms`}
      >
        <Box aria-hidden flex="none" boxSize="2" borderRadius="full" bg={`${tone}.solid`} />
        <chakra.p minW="0" lineClamp="2" lineHeight="1.3" title={`${notice.title} ${notice.content}`}>
          <chakra.strong fontWeight="semibold" color={`${tone}.text`} mr="2">
            {notice.title}
          </chakra.strong>
          {notice.content}
        </chakra.p>
        <Box flex="none">
          {opensDialog(notice.code) ? (
            <TextButton minH="touch" onClick={() => setExplained(notice)}>
              {t('notice.details')}
            </TextButton>
          ) : (
            <TextLink to={paths.shops()} display="inline-flex" alignItems="center" minH="touch">
              {t('notice.details')}
            </TextLink>
          )}
        </Box>
      </Flex>
      {notices.length > 1 ? (
        <IconButton
          type="button"
          aria-label={t(isStopped ? 'notice.next' : 'notice.pause')}
          onClick={() => (isStopped ? next() : setStopped(true))}
        >
          <Icon>
            <path d={isStopped ? 'm8 5 5 5-5 5' : 'M7.5 5v10m5-10v10'} />
          </Icon>
        </IconButton>
      ) : null}
      <IconButton
        type="button"
        mr={{ base: '-3', md: '0' }}
        aria-label={`${t('notice.handled')}: ${notice.title}`}
        disabled={handling.isPending}
        onClick={() => handling.mutate(notice.id)}
      >
        <CloseIcon />
      </IconButton>
      <CreditFailedDialog notice={explained} onClose={() => setExplained(null)} />
    </Flex>
  )
}
