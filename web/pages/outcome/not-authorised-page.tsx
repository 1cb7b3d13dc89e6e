import { OutcomePage } from './outcome-page.tsx'

export const Component = () => <OutcomePage words="notAuthorised" picture="nothing-here" />
