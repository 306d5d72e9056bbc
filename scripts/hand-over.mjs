import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Ends in the program: on a Node that can, this process becomes it, so that signals, terminal and exit code are its own. Elsewhere it
 * runs as a child: signals sent to us reach it, and its exit code is ours.
 */
export function handOver(command, args) {
  if (typeof process.execve === 'function' && process.platform !== 'win32')
    process.execve(command, [command, ...args], process.env)
  return runAsChild(command, args)
}

export function runAsChild(command, args) {
  const child = spawn(command, args, { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child by itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? 128 + constants.signals[signal]
      resolve()
    })
  })
}
