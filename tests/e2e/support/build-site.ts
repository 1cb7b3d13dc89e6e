import { ensureSiteBuilt } from '../../../scripts/local/build-site.ts'

/**
 * Builds the site once before the workers start, each of which would otherwise build it for its own stack.
 */
export default (): Promise<void> => ensureSiteBuilt(console.log)
