import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

const Styled = chakra(Link, {
  base: { color: 'action.text', _hover: { textDecoration: 'underline' } },
})

/** A link to a company's pages. */
export const CompanyLink = ({ companyId, children }: { companyId: string; children: ReactNode }) => (
  <Styled to={`/companies/${companyId}`}>{children}</Styled>
)

/** A link to another page of the console. */
export const PageLink = Styled
