import { GrantRefused } from '../connectors/call-platform.ts'

/** Revokes a consent at its platform, unless it has ended already or the environment has the platform no more. */
export const ignoringEndedConsent = async (revoke: () => Promise<void>): Promise<void> => {
  try {
    await revoke()
  } catch (error) {
    if (!(error instanceof GrantRefused)) throw error
  }
}
