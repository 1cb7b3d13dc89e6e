/** Where the console's acts are done, and where it is told how its people sign in: on its own origin. */
export const consoleActsPath = '/desk/acts'
export const consoleConfigPath = '/config.json'
