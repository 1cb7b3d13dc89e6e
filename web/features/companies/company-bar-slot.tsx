import { Box } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { withTranslations } from '../../i18n/i18n.ts'
import { afterScreenNotice } from '../../ui/screen-notice.tsx'

const loadBar = withTranslations(['companies', 'fieldRules'], () => import('./company-bar.tsx'))
const CompanyBar = lazy(async () => ({ default: (await loadBar()).CompanyBar }))

/** The company navigation above a company's screens. Loaded after the screen. */
export const CompanyBarSlot = () => (
  <Box
    minH="14"
    borderBottomWidth="1px"
    borderColor="border.hairline"
    bg="surface.card"
    css={{ [afterScreenNotice]: { mt: { base: '4', md: '6' }, borderTopWidth: '1px' } }}
  >
    <Suspense>
      <CompanyBar />
    </Suspense>
  </Box>
)
