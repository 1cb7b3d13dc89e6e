import { Flex } from '@chakra-ui/react'
import { CardTitle } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** What a panel of the home shows, and the way to all of it where there is any. */
export const PanelTitle = ({
  title,
  more,
}: {
  title: string
  more?: { to: string; label: string } | undefined
}) => (
  <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="4" mb="3">
    <CardTitle mb="0">{title}</CardTitle>
    {more ? (
      <TextLink to={more.to} flex="none" display="inline-flex" alignItems="center" minH="touch" my="-2.5">
        {more.label}
      </TextLink>
    ) : null}
  </Flex>
)
