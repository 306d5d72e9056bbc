import { Scope } from '@fairground/contract/enumerations/staff.ts'
import * as contract from '@fairground/contract/fairground/mailbox.ts'
import { present } from '@fairground/domain/present.ts'
import { lackingScope } from '@fairground/domain/staff/roles.ts'
import { pageOf, placeIn } from '../db/newest-first.ts'
import { ApiError } from '../ground/api-error.ts'
import { scopesOf } from '../ground/caller.ts'
import type { Ctx } from '../ground/context.ts'
import { type Api, mount } from '../http/mount.ts'
import type { Post } from './post.ts'
import { findMail, mailsTo, newestMails } from './queries.ts'
import type { MailDraft } from './render.ts'

const SHOWN = 100
const PAGE = 50

interface MailboxDeps {
  readonly post: Post
  /** Refuses callers who hold less than the staff user whose mail they ask for: it may hold a sign-in link. */
  readonly mayRead: (ctx: Ctx, address: string) => Promise<void>
  /** Addresses of these, in lower case, that `mayRead` would refuse. */
  readonly beyond: (ctx: Ctx, addresses: readonly string[]) => Promise<ReadonlySet<string>>
}

export function mailboxRoutes(api: Api, { post, mayRead, beyond }: MailboxDeps): void {
  const storedMails = ({ site }: Ctx) => {
    if (!post.stores(site.id)) throw new ApiError({ code: 'NOT_FOUND' }, (t) => t('refusals.mailsNotStored'))
  }

  mount(api, contract.listMails, async ({ to }, ctx) => {
    storedMails(ctx)
    await mayRead(ctx, to)
    const rows = await ctx.db.rows(mailsTo, { to, limit: SHOWN })
    for (const { needs } of rows) permitted(ctx, needs)
    return { mails: await Promise.all(rows.map((row) => mailToWire(row, post))) }
  })

  mount(api, contract.queryMails, async ({ search = '', limit = PAGE, cursor }, ctx) => {
    storedMails(ctx)
    const after = placeIn('mails', ctx, cursor)
    const rows = await ctx.db.rows(newestMails, {
      search: search.trim(),
      held: Scope.filter((scope) => lackingScope(scopesOf(ctx.caller), [scope]) === undefined),
      ...after,
      limit: limit + 1,
    })
    const { page, ...next } = pageOf('mails', ctx, rows, { limit, atOf: ({ at }) => at })
    const hidden = await beyond(
      ctx,
      page.map(({ to }) => to),
    )
    return {
      mails: page
        .filter(({ to }) => !hidden.has(to.toLowerCase()))
        .map(({ id, to, subject, at }) => ({ id, to, subject, at: at.toISOString() })),
      ...next,
    }
  })

  mount(api, contract.getMail, async ({ id }, ctx) => {
    storedMails(ctx)
    const row = await ctx.db.row(findMail, { id })
    if (!row) throw new ApiError({ code: 'NOT_FOUND' }, (t) => t('refusals.noSuchMail'))
    permitted(ctx, row.needs)
    await mayRead(ctx, row.to)
    return { mail: await mailToWire(row, post) }
  })
}

/** A mail acts for its reader: a caller who could not act for them otherwise does not read it. */
function permitted(ctx: Ctx, needs: readonly string[]): void {
  const scope = lackingScope(scopesOf(ctx.caller), needs as Scope[]) // written from NEEDS in compose.ts
  if (scope) throw new ApiError({ code: 'PERMISSION_DENIED', scope }, (t) => t('refusals.mailsNeed', { scope }))
}

interface Row {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly draft: MailDraft | null
  readonly at: Date
}

async function mailToWire(row: Row, post: Post) {
  const { id, to, subject, text, at } = row
  const html = await post.laidOut(row)
  return { id, to, subject, text, ...present({ html: html ?? undefined }), at: at.toISOString() }
}
