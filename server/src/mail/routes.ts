import { listMails } from '@fairground/contract/fairground/mailbox.ts'
import { ApiError } from '../http/api-error.ts'
import { type Api, mount } from '../http/mount.ts'
import { mayReadMailOf } from '../identity/staff/mail-of-staff.ts'
import type { Post } from './post.ts'
import { mailsTo } from './queries.ts'

const SHOWN = 100

export function mailboxRoutes(api: Api, { post }: { readonly post: Post }): void {
  mount(api, listMails, async ({ to }, ctx) => {
    if (!post.keeps) throw new ApiError({ code: 'NOT_FOUND', description: 'Mails are sent here, not kept.' })
    await mayReadMailOf(ctx, to)
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
