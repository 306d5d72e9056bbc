import { spawn } from 'node:child_process'

/**
 * Runs what the start left for later in a process of its own, beside the open server; what it prints is seen with the server's. It ends
 * when the returned function is called, and with this process: it sees the channel close. What it has not done is left to the next start.
 */
export function runAfterStart(script: string | undefined): () => void {
  if (!script) return () => {}
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.on('error', (error) => process.stderr.write(`${script} could not be run: ${error.message}\n`))
  child.unref()
  child.channel?.unref()
  return () => child.kill()
}
