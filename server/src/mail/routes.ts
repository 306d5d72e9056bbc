import { listMails } from '@fairground/contract/fairground/mailbox.ts'
import { ApiError } from '../http/api-error.ts'
import type { Ctx } from '../http/context.ts'
import { type Api, mount } from '../http/mount.ts'
import type { Post } from './post.ts'
import { mailsTo } from './queries.ts'

const SHOWN = 100

export interface MailboxDeps {
  readonly post: Post
  /** Refuses callers who hold less than the staff user whose mail they ask for: it may hold a sign-in link. */
  readonly mayRead: (ctx: Ctx, address: string) => Promise<void>
}

export function mailboxRoutes(api: Api, { post, mayRead }: MailboxDeps): void {
  mount(api, listMails, async ({ to }, ctx) => {
    if (!post.keeps) throw new ApiError({ code: 'NOT_FOUND', description: 'Mails are sent here, not kept.' })
    await mayRead(ctx, to)
    const rows = await ctx.db.rows(mailsTo, { to, limit: SHOWN })
    return {
      mails: rows.map(({ html, at, ...mail }) => ({
        ...mail,
        ...(html === null ? {} : { html }),
        at: at.toISOString(),
      })),
    }
  })
}
