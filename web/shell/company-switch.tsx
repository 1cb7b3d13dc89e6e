import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companyProfileQuery } from '../features/companies/companies-queries.ts'
import { useCompanyName } from '../features/companies/use-company-name.ts'
import { withTranslations } from '../i18n/i18n.ts'
import { ChevronDownIcon } from '../ui/icons.tsx'

const loadDialog = withTranslations(
  ['companies'],
  () => import('../features/companies/switch-company-dialog.tsx'),
)
const SwitchCompanyDialog = lazy(async () => ({ default: (await loadDialog()).SwitchCompanyDialog }))

/** The current company, with a button to switch. With `isYielding`, it is hidden on phones in favour of a notice. */
export const CompanySwitch = ({ isYielding }: { isYielding: boolean }) => {
  const { t } = useTranslation('frame')
  const nameOf = useCompanyName()
  const { data: company } = useQuery(companyProfileQuery)
  const [isOpen, setOpen] = useState(false)
  if (!company) return null
  const name = nameOf(company)
  return (
    <>
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('company', { name })}
        onClick={() => setOpen(true)}
        display={{ base: isYielding ? 'none' : 'flex', md: 'flex' }}
        alignItems="center"
        gap="1.5"
        flex="none"
        h="touch"
        px="3"
        ml="-3"
        maxW={{ base: 'full', md: '35%' }}
        borderRadius="md"
        color="text.quiet"
        fontWeight="medium"
        cursor="pointer"
        _hover={{ color: 'text.main', bg: 'surface.hover' }}
      >
        <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {name}
        </chakra.span>
        <ChevronDownIcon />
      </chakra.button>
      {isYielding ? (
        <Box display={{ base: 'none', md: 'block' }} w="1px" h="5" flex="none" bg="border.hairline" />
      ) : null}
      <Suspense>{isOpen ? <SwitchCompanyDialog open onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
