import { Flex } from '@chakra-ui/react'
import { CardTitle } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The title of a panel, with a link to its full page if there is one. */
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
