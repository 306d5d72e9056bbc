import * as contract from '@fairground/contract/fairground/mail-server.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { grantable } from '../../ground/grantable.ts'
import type { MailServer, Site } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Post } from '../../mail/post.ts'
import { removeServer, storeServer } from './mail-server.ts'

interface Deps {
  readonly post: Post
  /** Address of the staff user who calls; undefined for others. */
  readonly addressOf: (ctx: Ctx) => Promise<string | undefined>
}

const serverToWire = ({ host, port, security, user, from, changedAt }: MailServer) => ({
  host,
  port,
  security,
  from,
  ...present({ user }),
  changedDate: changedAt,
})

const LONGEST_REASON = 300

export function mailServerRoutes(api: Api, { post, addressOf }: Deps): void {
  const stateOf = ({ mailServer }: Site['settings']) => {
    const source = post.isFixed ? 'ENVIRONMENT' : mailServer ? 'SITE' : 'NONE'
    return { source, ...present({ server: mailServer && serverToWire(mailServer) }) } as const
  }

  mount(api, contract.getMailServer, async (_, { site }) => stateOf(site.settings))
  mount(
    api,
    contract.setMailServer,
    async (given, ctx) => {
      const settings = await storeServer(ctx, given)
      return stateOf(settings)
    },
    { changesSite: true },
  )
  mount(api, contract.removeMailServer, async (_, ctx) => stateOf(await removeServer(ctx)), { changesSite: true })
  mount(
    api,
    contract.testMailServer,
    async (_, ctx) => {
      grantable(ctx.caller, ['settings.write'])
      const to = await addressOf(ctx)
      if (to === undefined) throw new ApiError({ code: 'PERMISSION_DENIED' }, (t) => t('refusals.testMailsToCaller'))
      if (post.stores(ctx.site.id)) throw new ApiError({ code: 'MAIL_SERVER_NOT_FOUND' })
      const t = textsIn(ctx.readerLocale)
      const { name } = ctx.site
      const words = { subject: t('staff.testMail', { name }), text: t('staff.testMailText', { name }) }
      try {
        await post.mailerOf(ctx.site.id)?.send({ id: ctx.newId(), to, ...words })
      } catch (error) {
        throw new ApiError({ code: 'MAIL_NOT_SENT', reason: reasonOf(error) })
      }
      return { to }
    },
    { once: true, limit: () => ({ name: 'test-mail', per: 'caller', perMinute: 10 }) },
  )
}

/** First line of what went wrong on the way to the server. */
function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : '').split(/[\r\n]/)
  return cutText(line.replace(/\p{Cc}/gu, ''), LONGEST_REASON) || 'no answer'
}
