import { ChakraProvider, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { paths } from '../app/paths.ts'
import { HomeSkeleton } from '../features/home/home-skeleton.tsx'
import { brand } from '../ui/brand.ts'
import { Page } from '../ui/page.tsx'
import { AppShell } from '../ui/shell/app-shell.tsx'
import { system } from '../ui/theme/system.ts'

const line = productLines.hook
const nothing = () => {}

/**
 * A seller's home as long as nothing is known of them: the frame and the skeleton, as the application itself shows them
 * first. It is not taken over but replaced: the links are of the first line, the seller may be of another.
 */
export const HomeFrame = () => {
  const { t } = useTranslation(['shell', 'home'])
  return (
    <ChakraProvider value={system}>
      <title>{`${t('home:title')} · ${brand.nameChinese} ${brand.name}`}</title>
      <AppShell
        homePath={paths.home(line)}
        nav={[
          { to: paths.home(line), label: t('nav.home') },
          { to: paths.shops(line), label: t('nav.shops') },
          { to: paths.company(), label: t('nav.company') },
        ]}
        user={{ email: '' }}
        profilePath={paths.profile()}
        onLogin={nothing}
        onLogout={nothing}
        footer={{
          questionsPath: paths.questions(line),
          termsPath: paths.terms(line),
          privacyPath: `${paths.terms(line)}#privacy`,
          hasTurnoverNote: true,
        }}
      >
        <Page>
          <chakra.h1 srOnly>{t('home:title')}</chakra.h1>
          <HomeSkeleton />
        </Page>
      </AppShell>
    </ChakraProvider>
  )
}
