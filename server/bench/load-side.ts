import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Order, Report } from './load-process.ts'

/** The load generator, a process of its own; `undo` gets what ends it. */
export function startLoad(undo: (() => unknown)[]): { load(order: Order): Promise<Report>; loadPid: number } {
  const generator = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)))
  undo.push(() => generator.kill())
  return { load: (order) => send(generator, order), loadPid: generator.pid ?? 0 }
}

function send(generator: ChildProcess, order: Order): Promise<Report> {
  return new Promise((resolve, reject) => {
    const died = () => reject(new Error('The load generator ended'))
    generator.once('exit', died)
    generator.once('message', (report: Report) => {
      generator.off('exit', died)
      if ('failed' in report) reject(new Error(report.failed))
      else resolve(report)
    })
    generator.send(order)
  })
}
