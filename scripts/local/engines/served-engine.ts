import { embeddedBinary, startFileEngine } from './embedded-database.ts'
import type { StartEngine } from './engine.ts'
import { pickLoopbackHost } from './loopback-host.ts'
import { runEngine } from './run-engine.ts'

/**
 * The embedded engine as a server, for several processes, with nothing of value in it: tests and measurements. It is
 * open to everything on this machine.
 */
export const startServedEngine = (binary: string = embeddedBinary): StartEngine =>
  startFileEngine(binary, async ({ database, folder }) => {
    const host = await pickLoopbackHost()
    return runEngine({
      name: 'embedded',
      host,
      command: binary,
      args: (port) => ['serve', '--host', host, '--port', String(port), '--db-path', database],
      cwd: folder,
    })
  })
