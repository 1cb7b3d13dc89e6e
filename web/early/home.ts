import { sendHomeCalls } from './send-home-calls.ts'
import { showAvailable } from './show-available.ts'

// An inline script of the home page, so that the seller's figures do not wait for the bundle.
const sent = sendHomeCalls()
// Failures are shown by the application.
if (sent) showAvailable(sent).catch(() => {})
