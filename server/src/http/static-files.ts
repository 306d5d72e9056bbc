import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { slimFileHeaders } from './security-headers.ts'

const PLAIN_FILE = /\.(css|woff2)(\.br|\.gz)?$/

interface BuiltFiles {
  readonly root: string
  readonly prefix: string
  /** The header for a file, by its whole path. */
  readonly cacheControl: (path: string) => string
}

/** Files of a built application below a prefix, in the encoding that their build compressed them to and the browser takes. */
export async function serveFiles(scope: FastifyInstance, { root, prefix, cacheControl }: BuiltFiles): Promise<void> {
  await scope.register(fastifyStatic, {
    root,
    prefix,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
      if (PLAIN_FILE.test(path)) slimFileHeaders(reply)
    },
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
  })
}

/** One file at one address, cached by browsers for a day. */
export async function serveFile(scope: FastifyInstance, root: string, name: string): Promise<void> {
  await scope.register(fastifyStatic, { root, serve: false, decorateReply: true })
  scope.get(`/${name}`, (_request, reply) => reply.sendFile(name, { maxAge: '1d' }))
}

/** Caching of files with a hash of their content in their name. */
export const NEVER_CHANGES = 'public, max-age=31536000, immutable'
