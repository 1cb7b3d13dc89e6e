import { OutcomePage } from './outcome-page.tsx'

export const Component = () => <OutcomePage words="paymentPlatformError" picture="broke" />
