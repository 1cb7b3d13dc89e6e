import { localCredentials } from '../object-store.ts'
import { embeddedBinary, onEmbeddedDatabase } from './embedded-database.ts'
import type { StartEngine } from './engine.ts'
import { runTools } from './tool-process.ts'
import { translateCalls } from './translate-calls.ts'

/** A name that nobody has (RFC 2606): a client that were made without the connection would reach no one. */
const nowhere = 'http://embedded-engine.invalid'

/** The engine that comes with the install. It has no port: this process alone can ask it. */
export const startEmbeddedEngine = (binary: string = embeddedBinary): StartEngine =>
  onEmbeddedDatabase(binary, async ({ database, folder }) => {
    const { callTool, exited, stop } = await runTools(binary, ['mcp', '--db-path', database], folder)
    return {
      endpoint: nowhere,
      connection: {
        requestHandler: translateCalls(callTool),
        credentials: localCredentials,
        signer: { sign: async <Signed>(request: Signed) => request },
      },
      exited,
      stop,
    }
  })
