import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { call } from '../../api/call.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, SkeletonBar } from '../../ui/skeleton.tsx'
import { PlatformMark } from './platform-mark.tsx'
import { shopPlatformsQuery } from './shops-queries.ts'

const PlatformChoice = ({
  name,
  platforms,
  chosen,
  onChoose,
}: {
  name: string
  platforms: readonly { id: string; platform: string }[]
  chosen: string | undefined
  onChoose: (id: string) => void
}) => {
  const { t } = useTranslation('shops')
  return (
    <chakra.fieldset border="none" p="0" m="0" minW="0">
      <chakra.legend fontWeight="semibold" mb="3">
        {t('link.choose')}
      </chakra.legend>
      <Box display="grid" gap="3">
        {platforms.map(({ id, platform }) => (
          <chakra.label
            key={id}
            display="flex"
            alignItems="center"
            gap="4"
            p="3"
            pr="4"
            borderWidth="1px"
            borderColor={id === chosen ? 'action.solid' : 'border.hairline'}
            bg={id === chosen ? 'action.subtle' : 'surface.card'}
            borderRadius="md"
            cursor="pointer"
            _hover={{ borderColor: 'border.strong' }}
          >
            <PlatformMark name={platform} />
            <chakra.span flex="1" minW="0" fontSize="lg" fontWeight="medium" overflowWrap="anywhere">
              {platform}
            </chakra.span>
            <chakra.input
              type="radio"
              name={name}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              boxSize="5"
              accentColor="action.solid"
              flex="none"
            />
          </chakra.label>
        ))}
      </Box>
    </chakra.fieldset>
  )
}

const WhatIsRead = ({ kind }: { kind: 'read' | 'never' }) => {
  const { t } = useTranslation('shops')
  const lines = [t(`link.${kind}.first`), t(`link.${kind}.second`), t(`link.${kind}.third`)]
  return (
    <Box>
      <chakra.h2 fontSize="md" mb="2">
        {t(`link.${kind}.title`)}
      </chakra.h2>
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {lines.map((line) => (
          <chakra.li key={line} display="flex" gap="2" lineHeight="snug" color="text.quiet">
            <chakra.span aria-hidden flex="none" color={kind === 'read' ? 'positive.text' : 'text.faint'}>
              {kind === 'read' ? <CheckIcon /> : <CloseIcon />}
            </chakra.span>
            {line}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}

/** Choosing a platform and leaving for it: says first what will be read, and what never. */
export const LinkShopPanel = ({ returnTo }: { returnTo: string }) => {
  const { t } = useTranslation('shops')
  const failureWords = useFailureWords()
  const name = useId()
  const platforms = useQuery(shopPlatformsQuery)
  const [picked, setPicked] = useState<string>()
  const chosen = platforms.data?.find(({ id }) => id === picked) ?? platforms.data?.[0]
  const leave = useMutation({
    mutationFn: (platformId: string) =>
      call(shopsEndpoints.createOauthUrl, { body: { platform_id: platformId, return_to: returnTo } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })

  if (platforms.isPending)
    return (
      <Loading>
        <Box display="grid" gap="4">
          <SkeletonBar w="40%" />
          <SkeletonBar h="16" />
          <SkeletonBar h="24" />
          <SkeletonBar h="12" />
        </Box>
      </Loading>
    )
  if (platforms.isError) return <Failure of={platforms} />
  if (!chosen) return <Notice tone="waiting">{t('link.noPlatform')}</Notice>
  // The page is about to be left: the button stays busy until the browser has gone.
  const leaving = leave.isPending || leave.isSuccess
  return (
    <Box display="grid" gap="6">
      <PlatformChoice name={name} platforms={platforms.data} chosen={chosen.id} onChoose={setPicked} />
      <Box
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        p="4"
        bg="surface.sunken"
        borderRadius="md"
      >
        <WhatIsRead kind="read" />
        <WhatIsRead kind="never" />
      </Box>
      {leave.isError ? <Notice tone="negative">{failureWords(leave.error)}</Notice> : null}
      <Flex direction="column" gap="3">
        <Button wide busy={leaving} onClick={() => leave.mutate(chosen.id)}>
          {t('link.go', { platform: chosen.platform })}
        </Button>
        <Box color="text.quiet" fontSize="sm" textAlign="center">
          {t('link.leaving', { platform: chosen.platform })}
        </Box>
      </Flex>
    </Box>
  )
}
