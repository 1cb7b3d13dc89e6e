import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { withQuery } from '#shared/site/screen-paths.ts'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useLinkedShops } from '../../shops/shops-queries.ts'

const authorisedOf = (linked: readonly { status: string }[] = []): number =>
  linked.filter(({ status }) => status === 'authorized').length

/** Further evidence for a higher limit: more shops and payment accounts. */
export const FurtherEvidenceCard = () => {
  const { t } = useTranslation('credit')
  const { count } = useFormat()
  const { data } = useLinkedShops()
  const ways = [
    { key: 'shops', to: paths.linkShop(), linked: authorisedOf(data?.shop) },
    { key: 'accounts', to: withQuery(paths.shops(), { tab: 'payments' }), linked: authorisedOf(data?.psp) },
  ] as const
  return (
    <Card>
      <CardTitle mb="1">{t('increase.grounds.title')}</CardTitle>
      <chakra.p color="text.quiet" mb="4">
        {t('increase.grounds.lead')}
      </chakra.p>
      <chakra.ul listStyleType="none">
        {ways.map(({ key, to, linked }) => (
          <chakra.li key={key} py="4" borderTopWidth="1px" borderColor="border.hairline">
            <Flex justify="space-between" align="baseline" gap="4">
              <chakra.h3 fontWeight="semibold">{t(`increase.grounds.${key}.title`)}</chakra.h3>
              {data ? (
                <chakra.span flex="none" color="text.quiet" fontSize="sm">
                  {t('increase.grounds.linked', { count: count(linked) })}
                </chakra.span>
              ) : null}
            </Flex>
            <chakra.p color="text.quiet" lineHeight="snug" mt="1">
              {t(`increase.grounds.${key}.text`)}
            </chakra.p>
            <TextLink to={to} display="inline-flex" alignItems="center" minH="touch">
              {t(`increase.grounds.${key}.action`)}
            </TextLink>
          </chakra.li>
        ))}
        <chakra.li py="4" borderTopWidth="1px" borderColor="border.hairline">
          <chakra.h3 fontWeight="semibold">{t('increase.grounds.papers.title')}</chakra.h3>
          <chakra.p color="text.quiet" lineHeight="snug" mt="1">
            {t('increase.grounds.papers.text')}
          </chakra.p>
        </chakra.li>
      </chakra.ul>
    </Card>
  )
}
