import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

const Styled = chakra(Link, {
  base: { color: 'action.text', _hover: { textDecoration: 'underline' } },
})

/** The way to the pages of a company. */
export const CompanyLink = ({ companyId, children }: { companyId: string; children: ReactNode }) => (
  <Styled to={`/companies/${companyId}`}>{children}</Styled>
)

/** The way to another page of the console. */
export const PageLink = Styled
