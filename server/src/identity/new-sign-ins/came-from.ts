import type { FastifyRequest } from 'fastify'
import type { SignInFrom } from './notify-new-sign-in.ts'

/** Origin of a page's request, as operations get it from `Ctx`. */
export const cameFrom = ({ headers, ip }: FastifyRequest): SignInFrom => ({
  agent: headers['user-agent']?.slice(0, 500),
  address: ip,
})
