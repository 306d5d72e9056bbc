import * as contract from '@fairground/contract/fairground/mailbox.ts'
import { Scope } from '@fairground/contract/scopes.ts'
import { lackingScope } from '@fairground/domain/staff/roles.ts'
import { ApiError, InvalidArgument } from '../http/api-error.ts'
import type { Ctx } from '../http/context.ts'
import { type Api, mount } from '../http/mount.ts'
import type { Post } from './post.ts'
import { findMail, mailsTo, newestMails } from './queries.ts'

const SHOWN = 100
const PAGE = 50

export interface MailboxDeps {
  readonly post: Post
  /** Refuses callers who hold less than the staff user whose mail they ask for: it may hold a sign-in link. */
  readonly mayRead: (ctx: Ctx, address: string) => Promise<void>
  /** Those of the addresses, in lower case, that `mayRead` would refuse. */
  readonly beyond: (ctx: Ctx, addresses: readonly string[]) => Promise<ReadonlySet<string>>
}

export function mailboxRoutes(api: Api, { post, mayRead, beyond }: MailboxDeps): void {
  const kept = () => {
    if (!post.keeps) throw new ApiError({ code: 'NOT_FOUND', description: 'Mails are sent here, not kept.' })
  }

  mount(api, contract.listMails, async ({ to }, ctx) => {
    kept()
    await mayRead(ctx, to)
    const rows = await ctx.db.rows(mailsTo, { to, limit: SHOWN })
    for (const { needs } of rows) permitted(ctx, needs)
    return { mails: rows.map(mailToWire) }
  })

  mount(api, contract.queryMails, async ({ search = '', limit = PAGE, cursor }, ctx) => {
    kept()
    const after = cursor === undefined ? undefined : placeIn(ctx, cursor)
    const rows = await ctx.db.rows(newestMails, {
      search: search.trim(),
      held: Scope.filter((scope) => lackingScope(heldBy(ctx), [scope]) === undefined),
      at: after ? new Date(after.at) : null,
      id: after?.id ?? null,
      limit: limit + 1,
    })
    const page = rows.slice(0, limit)
    const hidden = await beyond(
      ctx,
      page.map(({ to }) => to),
    )
    const last = rows.length > limit ? page.at(-1) : undefined
    return {
      mails: page
        .filter(({ to }) => !hidden.has(to.toLowerCase()))
        .map(({ id, to, subject, at }) => ({ id, to, subject, at: at.toISOString() })),
      ...(last ? { next: ctx.cursors.seal<Place>({ at: last.at.toISOString(), id: last.id }, ctx.now) } : {}),
    }
  })

  mount(api, contract.getMail, async ({ id }, ctx) => {
    kept()
    const row = await ctx.db.row(findMail, { id })
    if (!row) throw new ApiError({ code: 'NOT_FOUND', description: 'There is no such mail.' })
    permitted(ctx, row.needs)
    await mayRead(ctx, row.to)
    return { mail: mailToWire(row) }
  })
}

function placeIn({ cursors, now }: Ctx, cursor: string): Place {
  const place = cursors.open<Place>(cursor, now)
  if (place) return place
  const description = 'is not a cursor of ours or is older than a day'
  throw new InvalidArgument([{ field: 'cursor', description, violatedRule: 'FORMAT' }])
}

interface Place {
  readonly at: string
  readonly id: string
}

const heldBy = ({ caller }: Ctx): readonly Scope[] =>
  caller.kind === 'staff' || caller.kind === 'apiKey' ? caller.scopes : []

/** A mail acts for its reader: whoever could not act for them otherwise does not read it. */
function permitted(ctx: Ctx, needs: readonly string[]): void {
  const scope = lackingScope(heldBy(ctx), needs as Scope[]) // written from NEEDS in compose.ts
  if (scope) throw new ApiError({ code: 'PERMISSION_DENIED', scope, description: `Such mails need ${scope}.` })
}

interface Row {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly at: Date
}

const mailToWire = ({ id, to, subject, text, html, at }: Row) => ({
  id,
  to,
  subject,
  text,
  ...(html === null ? {} : { html }),
  at: at.toISOString(),
})
