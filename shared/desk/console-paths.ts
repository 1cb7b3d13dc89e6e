/** The paths of the console's acts, and of its sign-in configuration: on its own origin. */
export const consoleActsPath = '/desk/acts'
export const consoleConfigPath = '/config.json'
