import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Terminal } from './first-run/setup/questions.ts'

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean }

/** Reads answers line by line. A secret is not echoed: what the line editor would draw is thrown away while it is typed. */
export function openTerminal(input: Input, out: NodeJS.WritableStream): Terminal & { close(): void } {
  let isHidden = false
  const shown = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) out.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input, output: shown, terminal: input.isTTY === true })
  // Read one by one: lines of a file come at once, and a question that nobody answers any more has to end.
  const answers = lines[Symbol.asyncIterator]()
  return {
    write: (text) => out.write(text),
    async ask(label, isSecret = false) {
      out.write(label)
      isHidden = isSecret
      const { done, value } = await answers.next()
      isHidden = false
      if (isSecret) out.write('\n')
      return done ? undefined : value
    },
    close: () => lines.close(),
  }
}
