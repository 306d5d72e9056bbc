import type { FastifyRequest } from 'fastify'
import type { SignInFrom } from './tell-new-sign-in.ts'

/** What a page's request says of the device, as operations are told it by `Ctx`. */
export const cameFrom = ({ headers, ip }: FastifyRequest): SignInFrom => ({
  agent: headers['user-agent']?.slice(0, 500),
  address: ip,
})
