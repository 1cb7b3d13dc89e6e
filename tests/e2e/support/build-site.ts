import { ensureSiteBuilt } from '../../../scripts/local/build-site.ts'

/** Before the workers, each of which would otherwise build the site for its own stack. */
export default (): Promise<void> => ensureSiteBuilt(console.log)
