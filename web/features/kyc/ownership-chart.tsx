import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isBeneficialShare } from '#shared/kyc/beneficial-owners.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { applicant, type Holder, holdingsIn, ownershipOf } from '#shared/kyc/ownership.ts'
import { decimalFromFraction, type Fraction, fraction, multiply } from '#shared/money/fraction.ts'
import { useRuleTranslations } from '../../api/use-rule-translations.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { connectedData, type KycDrafts } from './kyc-drafts.ts'
import { UndisclosedOwnership } from './undisclosed-ownership.tsx'
import { useHolderName } from './use-holder-name.ts'

const percentOf = (share: Fraction): string => decimalFromFraction(multiply(share, fraction(100n)), 2)

const Entry = ({ name, figures, badge }: { name: string; figures?: ReactNode; badge?: ReactNode }) => (
  <Flex
    display="inline-flex"
    wrap="wrap"
    columnGap="3"
    rowGap="1"
    align="center"
    borderWidth="1px"
    borderColor="border.hairline"
    borderRadius="md"
    bg="surface.sunken"
    px="3"
    py="2"
    maxW="full"
  >
    <chakra.span fontWeight="medium" overflowWrap="anywhere">
      {name}
    </chakra.span>
    {figures ? <chakra.span color="text.quiet">{figures}</chakra.span> : null}
    {badge}
  </Flex>
)

/**
 * The ownership structure as a tree, and as nested lists for screen readers. `empty` is shown before a share is
 * entered.
 */
export const OwnershipChart = ({ drafts, empty = null }: { drafts: KycDrafts; empty?: ReactNode }) => {
  const { t } = useTranslation('kyc')
  const { percent } = useFormat()
  const ruleTranslations = useRuleTranslations()
  const nameOf = useHolderName()
  // Unfinished input that is not a valid share yet is ignored.
  const connected = connectedData(drafts.connected_persons) as NonNullable<KycSections['connected_persons']>
  const { held, holders } = holdingsIn(connected)
  if (held.length === 0) return empty
  const ownership = ownershipOf(connected)
  const inAll = (id: string): Fraction | undefined => (ownership.ok ? ownership.shares.get(id) : undefined)

  const { persons, companies = [] } = connected
  const called = ({ id, person, company }: Holder): string =>
    person
      ? nameOf.person(person, persons.indexOf(person))
      : nameOf.company(
          company ?? {},
          companies.findIndex(({ company_id: each }) => each === id),
        )

  const branches = (owned: string, passed: readonly string[]): ReactNode => {
    const direct = held.filter(({ company }) => company === owned)
    if (direct.length === 0) return null
    return (
      <chakra.ul listStyleType="none" pl={{ base: '4', md: '8' }} mt="2" display="grid" gap="2">
        {direct.map((holding, index) => {
          const holder = holders.get(holding.holder)
          if (!holder) return null
          const share = inAll(holding.holder)
          const isOwner = holder.person !== undefined && share !== undefined && isBeneficialShare(share)
          return (
            <chakra.li
              key={index}
              position="relative"
              _before={{
                content: '""',
                position: 'absolute',
                left: { base: '-10px', md: '-20px' },
                top: '-8px',
                width: { base: '8px', md: '18px' },
                height: '28px',
                borderLeftWidth: '1px',
                borderBottomWidth: '1px',
                borderColor: 'border.control',
                borderBottomLeftRadius: '6px',
              }}
            >
              <Entry
                name={called(holder)}
                figures={
                  share && owned !== applicant
                    ? t('ownership.directAndTotal', {
                        direct: percent(holding.percent),
                        total: percent(percentOf(share)),
                      })
                    : t('ownership.direct', { direct: percent(holding.percent) })
                }
                badge={isOwner ? <StatusBadge tone="positive">{t('ownership.owner')}</StatusBadge> : null}
              />
              {passed.includes(holding.holder) ? null : branches(holding.holder, [...passed, holding.holder])}
            </chakra.li>
          )
        })}
      </chakra.ul>
    )
  }
  const owners = [...holders.values()].flatMap((holder) => {
    const share = inAll(holder.id)
    return holder.person && share && isBeneficialShare(share)
      ? [t('ownership.ownerShare', { name: called(holder), share: percent(percentOf(share)) })]
      : []
  })
  return (
    <chakra.figure m="0" mt="6">
      <chakra.figcaption fontSize="md" fontWeight="semibold" color="action.text" mb="2">
        {t('ownership.title')}
      </chakra.figcaption>
      <Entry name={nameOf.applicant(drafts.company_info)} />
      {branches(applicant, [applicant])}
      <Box mt="3">
        {ownership.ok ? (
          <Box color="text.quiet">
            {owners.length > 0
              ? t('ownership.owners', { owners: owners.join(t('listComma')) })
              : t('ownership.noOwners')}
          </Box>
        ) : (
          <Notice tone="waiting">
            {ownership.problem === 'circle' ? ruleTranslations('ownershipCircle') : t('wrong.tooMuchOwned')}
          </Notice>
        )}
      </Box>
      <Box mt="3">
        <UndisclosedOwnership connected={connected} />
      </Box>
    </chakra.figure>
  )
}
