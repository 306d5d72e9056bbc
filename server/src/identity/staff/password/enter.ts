import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../../../db/database.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { ServerTexts } from '../../../ground/texts/catalogues.ts'
import type { Post } from '../../../mail/post.ts'
import type { Directory } from '../../../sites/directory.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { letIn } from '../let-in.ts'
import { manyTries, stepAddress } from '../second-step/pages.ts'
import { isStillPassword, staffByPassword } from './sign-in.ts'

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly publicUrl: string
  readonly post: Post
  readonly secure: boolean
  readonly rateLimitFactor: number
}

interface Refused {
  readonly status: number
  readonly problem: (t: ServerTexts) => string
}

const wrong: Refused = { status: 422, problem: (t) => t('staff.wrongPassword') }

/** Signs staff in by a password: the reply is sent, and leads those with an app on to its code. Else the reason why not. */
export const enterByPassword =
  ({ pool, directory, publicUrl, post, secure, rateLimitFactor }: Needs) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    typed: { readonly email: string; readonly password: string },
  ): Promise<Refused | undefined> => {
    const site = directory.defaultSite()
    if (!site) return wrong
    const [db, at] = [pool.forSite(site.id), directory.nowOf(site)]
    try {
      const proven = await staffByPassword(db, { ...typed, at, address: request.ip, rateLimitFactor })
      const begun =
        proven &&
        (await db.inTx(async (tx) =>
          (await isStillPassword(tx, proven)) ? beginSignIn(tx, at, { request, publicUrl, id: proven.id }) : undefined,
        ))
      post.soon(site.id)
      if (!begun) return wrong
      if (begun.state === undefined) letIn(request, reply, { secret: begun.secret, secure })
      else reply.redirect(stepAddress(begun.state), 303)
      return undefined
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS')
        return { status: 429, problem: (t) => manyTries(error, t) }
      throw error
    }
  }
