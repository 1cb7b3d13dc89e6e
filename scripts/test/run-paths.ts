import { runCommand } from './run-command.ts'

const isBrowserTest = (path: string): boolean => /(^|\/)tests\/e2e(\/|$)/.test(path)

/** Runs the tests with one of `paths` in theirs. Gives the exit status. */
export const runPaths = async (paths: readonly string[]): Promise<number> => {
  const browser = paths.filter(isBrowserTest)
  const others = paths.filter((path) => !isBrowserTest(path))
  const vitest = others.length > 0 ? await runCommand('vitest', ['run', ...others]) : 0
  const playwright =
    browser.length > 0
      ? await runCommand('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...browser])
      : 0
  return vitest || playwright
}
