import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Content that is collapsed behind a one-line summary. */
export const Disclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <chakra.details mt="4">
    <chakra.summary
      cursor="pointer"
      minH="touch"
      display="flex"
      alignItems="center"
      color="action.text"
      fontWeight="medium"
    >
      {summary}
    </chakra.summary>
    {children}
  </chakra.details>
)
