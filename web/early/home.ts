import { sendHomeCalls } from './send-home-calls.ts'
import { showAvailable } from './show-available.ts'

// What stands in the page itself, so that a seller's figures do not wait for the application.
const sent = sendHomeCalls()
// Failures are shown by the application.
if (sent) showAvailable(sent).catch(() => {})
