import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Something folded until it is asked for, behind one line that says what it is. */
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
