import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** The database's address through the proxy; stays the same. */
  readonly connectionString: string
  /** From now on behind this one; undefined: nobody listens. */
  leadTo(connectionString: string | undefined): void
  /** Connections stand and nothing answers, until `thaw`. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

/** An address that stays while the database behind it goes and comes back, as operators have it. */
export async function databaseProxy(first: string): Promise<DatabaseProxy> {
  let target: URL | undefined = new URL(first)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const hold = (socket: Socket) => (isFrozen ? socket.pause() : socket.resume())
  const server = createServer((inner) => {
    sockets.add(inner.on('error', () => {}).on('close', () => sockets.delete(inner)))
    if (!target) return inner.destroy()
    const outer = connect(Number(target.port), target.hostname).on('error', () => inner.destroy())
    outer.on('close', () => inner.destroy()).on('data', (bytes) => inner.write(bytes))
    inner.on('close', () => outer.destroy()).on('data', (bytes) => outer.write(bytes))
    return hold(inner)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(first)
  address.port = String((server.address() as AddressInfo).port) // listening on TCP
  const holdAll = (frozen: boolean) => {
    isFrozen = frozen
    for (const socket of sockets) hold(socket)
  }
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    connectionString: address.href,
    leadTo(connectionString) {
      target = connectionString === undefined ? undefined : new URL(connectionString)
      cut()
    },
    freeze: () => holdAll(true),
    thaw: () => holdAll(false),
    async close() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}
