import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { OwnCompany } from '#shared/privacy/privacy.schemas.ts'
import { DataList } from '../../ui/data-list.tsx'
import { Money } from '../../ui/money.tsx'

type OpenItem = OwnCompany['open'][number]

const useOpenItem = () => {
  const { t } = useTranslation(['privacy', 'statuses'])
  return ({ kind, product_code, currency, amount, count }: OpenItem) => {
    const counted = count === null ? null : t('closing.counted', { count })
    return {
      term: t(`closing.openItems.${kind}`),
      note: [product_code ? t(`statuses:product.${product_code}`) : null, amount === null ? null : counted]
        .filter((part) => part !== null)
        .join(t('closing.noteGlue')),
      value: amount !== null && currency ? <Money amount={amount} currency={currency} /> : counted,
    }
  }
}

const Administrators = ({ administrators }: Pick<OwnCompany, 'administrators'>) => {
  const { t } = useTranslation('privacy')
  return (
    <Box>
      <chakra.h4 fontSize="sm" color="text.quiet" fontWeight="medium" mb="1">
        {t('closing.answerable')}
      </chakra.h4>
      <chakra.ul listStyleType="none" display="grid" gap="1.5">
        {administrators.map(({ name, email, is_reachable }) => (
          <Flex as="li" key={email} gap="2" flexWrap="wrap" alignItems="baseline">
            {name ? <chakra.span fontWeight="medium">{name}</chakra.span> : null}
            <chakra.span color={name ? 'text.quiet' : undefined} overflowWrap="anywhere" translate="no">
              {email}
            </chakra.span>
            {is_reachable ? null : (
              <chakra.span color="waiting.text" fontSize="sm">
                {t('closing.unreachable')}
              </chakra.span>
            )}
          </Flex>
        ))}
      </chakra.ul>
    </Box>
  )
}

/**
 * The effect of closing the account on one of the user's companies: open business, remaining users, and what becomes of
 * it.
 */
export const ClosingCompany = ({ company }: { company: OwnCompany }) => {
  const { t } = useTranslation('privacy')
  const itemOf = useOpenItem()
  const { company_name, is_closed_too, open, administrators } = company
  return (
    <Box
      as="section"
      borderWidth="1px"
      borderColor="border.hairline"
      borderRadius="md"
      p={{ base: '4', md: '5' }}
      display="grid"
      gap="3"
    >
      <chakra.h3 fontWeight="semibold" overflowWrap="anywhere">
        {company_name ?? t('closing.unnamed')}
      </chakra.h3>
      {open.length > 0 ? (
        <DataList items={open.map((item) => ({ ...itemOf(item), wraps: false }))} />
      ) : (
        <chakra.p color="text.quiet">{t('closing.nothingOpen')}</chakra.p>
      )}
      {administrators.length > 0 ? <Administrators administrators={administrators} /> : null}
      <chakra.p fontSize="sm" color="text.quiet">
        {t(is_closed_too ? 'closing.companyCloses' : 'closing.companyStays')}
      </chakra.p>
    </Box>
  )
}
