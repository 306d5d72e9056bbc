import { Scope } from '@fairground/contract/enumerations/staff.ts'
import type { setMailServer } from '@fairground/contract/fairground/mail-server.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { record } from '../../audit/record.ts'
import { jsonOrNull, statement } from '../../db/statement.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { grantable } from '../../ground/grantable.ts'
import type { Sealer } from '../../ground/sealer.ts'
import type { MailServer, Site } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import type { MailWay } from '../../mail/mailer.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockSettings } from '../lock-settings.ts'

const writeServer = statement({
  name: 'mailServer.write',
  params: { server: jsonOrNull<MailServer>() },
  sql: `
    update sites set settings = case when $2::jsonb is null then settings - 'mailServer'
                                     else settings || jsonb_build_object('mailServer', $2::jsonb) end
    from (select $1::uuid as site_id) s
    where s.site_id = $1 and sites.id = s.site_id`,
})

/** Owner of the seal: the password does not open for another site. */
const ownerOf = (siteId: string): string => `mail ${siteId}`

/** Way to the server of a site, the name of the shop as its sender. */
export function wayOfSite(sealer: Sealer, site: Site | undefined): MailWay | undefined {
  const server = site?.settings.mailServer
  if (!site || !server) return undefined
  const { host, port, security, user, password, from } = server
  const open = password === undefined ? undefined : sealer.open(password, ownerOf(site.id))
  return { host, port, security, from: { name: site.name, address: from }, ...present({ user, password: open }) }
}

type Given = RequestOf<typeof setMailServer>

/** Stores the server. Mails hold links that sign in, the owner's too: who may not do everything does not lead them elsewhere. */
export async function storeServer(ctx: Ctx, { password: given, ...server }: Given): Promise<Site['settings']> {
  grantable(ctx.caller, Scope)
  if (server.user !== undefined && server.security === 'NONE')
    throw new InvalidArgument([
      { field: 'security', description: message('violations.passwordInTheClear'), violatedRule: 'VALIDATION' },
    ])
  return changing(ctx, 'mail.serverSet', (stored) => {
    const sealed = server.user === undefined ? undefined : passwordOf(ctx, server, given, stored)
    return { ...server, ...present({ password: sealed }), changedAt: ctx.now.toISOString() }
  })
}

/** The sealed password. A stored one goes to no other server. */
function passwordOf(
  { sealer, site }: Ctx,
  server: Omit<Given, 'password'>,
  given: string | undefined,
  stored: MailServer | undefined,
): string {
  if (given !== undefined) return sealer.seal(given, ownerOf(site.id))
  const isSame =
    stored && (['host', 'port', 'security', 'user'] as const).every((field) => stored[field] === server[field])
  if (!isSame || stored.password === undefined)
    throw new InvalidArgument([
      { field: 'password', description: message('violations.required'), violatedRule: 'REQUIRED_FIELD' },
    ])
  return stored.password
}

export async function removeServer(ctx: Ctx): Promise<Site['settings']> {
  grantable(ctx.caller, Scope)
  return changing(ctx, 'mail.serverRemoved', () => undefined)
}

/** As the audit log has it: never the password. */
const recorded = (server: MailServer | undefined) =>
  server && {
    mailHost: `${server.host}:${server.port}`,
    mailSender: server.from,
    ...present({ mailUser: server.user }),
  }

const changing = (
  ctx: Ctx,
  action: 'mail.serverSet' | 'mail.serverRemoved',
  next: (stored: MailServer | undefined) => MailServer | undefined,
): Promise<Site['settings']> =>
  ctx.db.inTx(async (tx: Tx) => {
    const { settings } = (await tx.row(lockSettings, {})) ?? ctx.site
    const { mailServer, ...others } = settings
    const after = next(mailServer)
    if (!after && !mailServer) return settings
    await tx.run(writeServer, { server: after ?? null })
    await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'mailServerChanged', payload: {} }], ctx)
    await record(tx, ctx, {
      action,
      target: ctx.site,
      ...present({ before: recorded(mailServer), after: recorded(after) }),
    })
    return { ...others, ...present({ mailServer: after }) }
  })
