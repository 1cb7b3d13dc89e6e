import { OutcomePage } from './outcome-page.tsx'

export const Component = () => <OutcomePage words="notFound" picture="nothing-here" />
