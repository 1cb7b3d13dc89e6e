import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { lineOfPath, productLines } from '#shared/product-lines/product-lines.ts'
import { absolutePath } from '#shared/site/screen-paths.ts'
import { useSession } from '../api/session-store.ts'
import { paths } from '../app/paths.ts'
import { openAuth } from '../features/account/dialog/auth-dialog-store.ts'
import { paymentVisitor } from '../features/account/signup/payment-visitor.ts'
import { CloseIcon, Icon } from '../ui/icons.tsx'
import { useDismissal } from '../ui/use-dismissal.ts'
import { prefersReducedMotion } from './use-rotation.ts'

/** The scroll position from which the button to the top is shown, in pixels. */
const farDown = 200

const subscribeToScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

const useIsFarDown = () => useSyncExternalStore(subscribeToScroll, () => window.scrollY > farDown)

/** Pixels that count as a movement: a browser's bounce at an end of the page is less. */
const movement = 24

/** Whether the page was last scrolled down: on a phone, the help is then hidden to uncover the content. */
const useIsReadingOn = (): boolean => {
  const [isReadingOn, setReadingOn] = useState(false)
  useEffect(() => {
    let at = window.scrollY
    return subscribeToScroll(() => {
      const now = window.scrollY
      if (Math.abs(now - at) < movement) return
      setReadingOn(now > at)
      at = now
    })
  }, [])
  return isReadingOn
}

const entryLook = {
  display: 'flex',
  flexDirection: { base: 'row', lg: 'column' },
  alignItems: 'center',
  justifyContent: { base: 'flex-start', lg: 'center' },
  gap: { base: '3', lg: '1' },
  w: 'full',
  minH: { base: '12', lg: '16' },
  px: { base: '4', lg: '1' },
  color: 'text.main',
  fontSize: { base: 'md', lg: 'xs' },
  fontWeight: 'medium',
  lineHeight: 'tight',
  textAlign: 'center',
  whiteSpace: { base: 'nowrap', lg: 'normal' },
  cursor: 'pointer',
  _hover: { bg: 'surface.hover', color: 'action.text' },
} as const

const EntryButton = chakra('button', { base: entryLook }, { defaultProps: { type: 'button' } })
const EntryLink = chakra(Link, { base: entryLook })
const EntryAnchor = chakra('a', { base: entryLook })

const ReportIcon = () => (
  <Icon>
    <path d="M5 3h7l3.5 3.500V17H5zM8 13v-2m2.5 2V8.500M13 13v-3" />
  </Icon>
)
const QuestionsIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7" />
    <path d="M7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.500m0 2.300v.1" />
  </Icon>
)
const ServiceIcon = () => (
  <Icon>
    <path d="M4 11V9.500a6 6 0 0 1 12 0V11M4 10.500h1.500v4H4zm10.5 0H16v4h-1.500zM15.5 14.500c0 1.8-1.5 2.5-4 2.5" />
  </Icon>
)

/** On a phone, a tab at the screen's edge: it is no wider than the margin beside the fields of a card. */
const RoundButton = chakra(
  'button',
  {
    base: {
      w: { base: '8', lg: 'touch' },
      h: 'touch',
      display: 'grid',
      placeItems: 'center',
      bg: 'surface.card',
      color: 'text.main',
      borderRadius: 'full',
      borderEndRadius: { base: '0', lg: 'full' },
      borderWidth: '1px',
      borderColor: 'border.hairline',
      boxShadow: 'card',
      cursor: 'pointer',
      _hover: { color: 'action.text' },
    },
  },
  { defaultProps: { type: 'button' } },
)

const toTop = () => {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  // The button disappears at the top, so the focus moves to the content.
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Opens the signup or login for a visitor who wants the free report, depending on the product line. */
const openReportAsVisitor = (isPaymentLine: boolean) => {
  if (!isPaymentLine) return openAuth('signup')
  openAuth(paymentVisitor.get().status === 'unknown' ? 'loginOnly' : 'signupPayoneer')
}

const Report = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('frame')
  const isPaymentLine = lineOfPath(useLocation().pathname) === productLines.payoneer
  return useSession() ? (
    <EntryAnchor href={absolutePath(paths.freeReports())} target="_blank" rel="noopener">
      {children}
      <chakra.span srOnly>{t('widget.newTab')}</chakra.span>
    </EntryAnchor>
  ) : (
    <EntryButton onClick={() => openReportAsVisitor(isPaymentLine)}>{children}</EntryButton>
  )
}

/** Help at the bottom right of every screen: a column on wide screens, a menu behind a button on small ones. */
export const Widget = ({ onService }: { onService: () => void }) => {
  const { t } = useTranslation('frame')
  const { pathname } = useLocation()
  // Navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  const root = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isFarDown = useIsFarDown()
  const isAway = useIsReadingOn() && !isOpen
  const close = useCallback(() => setOpenAt(null), [])
  useDismissal(isOpen, root, opener, close)
  return (
    <chakra.aside
      ref={root}
      aria-label={t('widget.label')}
      position="fixed"
      right={{ base: '0', lg: '5' }}
      bottom={{ base: 'calc({spacing.3} + env(safe-area-inset-bottom))', lg: '8' }}
      zIndex="header"
      display="grid"
      gap="2"
      justifyItems="end"
      pointerEvents="none"
      data-away={isAway ? '' : undefined}
      transition="transform 150ms"
      css={{
        '& > *': { pointerEvents: 'auto' },
        // Above the action bar that some screens have on phones, and the consent strip while it is shown.
        'body:has([data-action-bar]) &': { bottom: { base: '24', lg: '8' } },
        'body:has([data-consent-strip]) &': { bottom: '24' },
        // Not hidden while it has the focus.
        '&[data-away]:not(:focus-within)': { transform: { base: 'translateX(200%)', lg: 'none' } },
        '@media print': { display: 'none' },
      }}
    >
      <Flex
        id="widget-entries"
        display={{ base: isOpen ? 'flex' : 'none', lg: 'flex' }}
        direction="column"
        w={{ base: 'auto', lg: '4.75rem' }}
        me={{ base: '3', lg: '0' }}
        bg="surface.card"
        borderRadius="md"
        borderWidth="1px"
        borderColor="border.hairline"
        boxShadow="card"
        overflow="hidden"
        animation={{ base: 'rise 150ms ease-out', lg: 'none' }}
        css={{ '& > * + *': { borderTopWidth: '1px', borderColor: 'border.hairline' } }}
      >
        <Report>
          <ReportIcon />
          <span>{t('widget.report')}</span>
        </Report>
        <EntryLink to={paths.questions()}>
          <QuestionsIcon />
          <span>{t('widget.questions')}</span>
        </EntryLink>
        <EntryButton aria-haspopup="dialog" onClick={onService}>
          <ServiceIcon />
          <span>{t('widget.service')}</span>
        </EntryButton>
      </Flex>
      {isFarDown ? (
        <RoundButton aria-label={t('widget.top')} title={t('widget.top')} onClick={toTop}>
          <Icon>
            <path d="M10 16V4.500m-5 5 5-5 5 5" />
          </Icon>
        </RoundButton>
      ) : null}
      <RoundButton
        ref={opener}
        display={{ base: 'grid', lg: 'none' }}
        aria-expanded={isOpen}
        aria-controls="widget-entries"
        aria-label={t('widget.label')}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        {isOpen ? <CloseIcon /> : <ServiceIcon />}
      </RoundButton>
    </chakra.aside>
  )
}
