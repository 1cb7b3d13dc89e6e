/** Why a file cannot be opened or referenced. */
export const fileRefusalTranslations = {
  fileBeingChecked: 'the file is being scanned for malware; try again later',
  fileUnsafe: 'malware was found in the file: it opens for nobody',
  fileUncheckable: 'the file could not be scanned for malware: it opens for nobody',
} as const
