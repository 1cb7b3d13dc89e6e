import { spawnSync } from 'node:child_process'

/** Whether the machine has Java to run. On a Mac without one, `java` is there all the same and fails. */
export const findJava = (): boolean => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
