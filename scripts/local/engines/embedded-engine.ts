import { localCredentials } from '../object-store.ts'
import { embeddedBinary, startFileEngine } from './embedded-database.ts'
import type { StartEngine } from './engine.ts'
import { runTools } from './tool-process.ts'
import { translateCalls } from './translate-calls.ts'

/** A reserved name (RFC 2606): a client without the connection reaches nothing. */
const nowhere = 'http://embedded-engine.invalid'

/** The installed engine. It has no port: only this process can use it. */
export const startEmbeddedEngine = (binary: string = embeddedBinary): StartEngine =>
  startFileEngine(binary, async ({ database, folder }) => {
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
