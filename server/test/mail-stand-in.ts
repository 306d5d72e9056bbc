import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server of the test: what it received, and its address. With a password it takes nothing from anybody else. */
export async function mailStandIn(password?: string) {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: password === undefined ? ['STARTTLS', 'AUTH'] : [],
    authMethods: ['PLAIN'],
    onAuth: (auth, _, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error('Invalid login')),
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { received, port, url: `smtp://127.0.0.1:${port}` }
}
