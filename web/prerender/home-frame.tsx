import { ChakraProvider, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { footerNotes, navigationOf } from '../app/navigation.ts'
import { AvailableHeadline } from '../pages/home/available-headline.tsx'
import { HomeSkeleton } from '../pages/home/home-skeleton.tsx'
import { Page } from '../ui/page.tsx'
import { AppShell } from '../ui/shell/app-shell.tsx'
import { system } from '../ui/theme/system.ts'
import { usePageTitle } from '../ui/use-page-title.ts'

const line = productLines.hook
const nothing = () => {}

/** Replaced by the real amount as soon as `web/early` has its response. */
const AvailableEarly = () => (
  <chakra.div hidden data-headline mb="4">
    <AvailableHeadline amount="0.00" currency="USD" />
  </chakra.div>
)

/**
 * The home before the user is known: layout and skeleton, as the application renders them first. It is replaced and not
 * hydrated, since its links are of the first product line and the seller may have another. It is inert until then.
 */
export const HomeFrame = () => {
  const { t } = useTranslation(['shell', 'home'])
  usePageTitle(t('home:title'))
  return (
    <ChakraProvider value={system}>
      <chakra.div inert display="contents">
        <AppShell
          navigation={navigationOf(t, line, { isActivated: false })}
          user={{ email: '' }}
          onLogin={nothing}
          onLogout={nothing}
          notes={footerNotes(t, line)}
        >
          <Page>
            <chakra.h1 srOnly>{t('home:title')}</chakra.h1>
            <HomeSkeleton headline={<AvailableEarly />} />
          </Page>
        </AppShell>
      </chakra.div>
    </ChakraProvider>
  )
}
