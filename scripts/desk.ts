import { runDesk } from './desk/run-desk.ts'

process.exitCode = await runDesk(process.argv.slice(2), process.env, {
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
})
