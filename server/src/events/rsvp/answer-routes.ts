import * as contract from '@fairground/contract/fairground/rsvp-answers.ts'
import { present } from '@fairground/domain/present.ts'
import { record } from '../../audit/record.ts'
import { statement } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { type Api, mount } from '../../http/mount.ts'
import { happen } from '../../outbox/happenings.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { changeAnswer, getRsvp } from './change-answer.ts'
import { myAnswers } from './my-answers.ts'
import { accessOfAnswer } from './online-access.ts'
import { findRsvp } from './queries.ts'
import type { RsvpLinks } from './rsvp-links.ts'
import type { RsvpRow } from './rsvp-row.ts'
import { rsvpToWire } from './wire-v2.ts'

const EVERYTHING = ['DETAILS', 'FORM', 'CONTACT_DETAILS'] as const
const PATHS = { person: 'rsvp', form: 'rsvp.form' } as const

const writePromoting = statement({
  name: 'rsvps.writePromoting',
  params: { on: 'bool' },
  sql: `update sites set settings = settings || jsonb_build_object('promoteFromWaitlist', $2::bool)
        from (select $1::uuid as site_id) s where id = s.site_id and s.site_id = $1`,
})

/** Ways of guests back to their answers by the link in their mails, and the site's settings for answers. */
export function rsvpAnswerRoutes(api: Api, { rsvpLinks }: { readonly rsvpLinks: RsvpLinks }): void {
  const rsvpOf = ({ site }: Ctx, token: string): string => {
    const id = rsvpLinks.open(site.id, token)
    if (!id) throw new ApiError({ code: 'RSVP_NOT_FOUND' })
    return id
  }
  const shown = async (ctx: Ctx, row: RsvpRow) => {
    const { id, slug, title } = (await eventsOnRecord(ctx.db, [row.eventId])).get(row.eventId)! // the answer refers to it
    const online = await accessOfAnswer(ctx, row)
    return { rsvp: rsvpToWire(row, EVERYTHING, ctx.site, online), event: { id, slug, title } }
  }

  mount(api, contract.getAnswer, async ({ token }, ctx) => {
    const row = await ctx.db.row(findRsvp, { id: rsvpOf(ctx, token), ownerId: null })
    if (!row || row.anonymized) throw new ApiError({ code: 'RSVP_NOT_FOUND' })
    return shown(ctx, row)
  })
  mount(
    api,
    contract.changeAnswer,
    async ({ token, status, additionalGuestDetails: companions }, ctx) => {
      const given = {
        status,
        ...present({
          companions: companions
            ? { count: companions.guestCount ?? 0, names: companions.guestNames ?? [] }
            : undefined,
        }),
      }
      const request = { id: rsvpOf(ctx, token), given, leave: {}, silent: false, paths: PATHS, byLink: true } as const
      return shown(ctx, await changeAnswer(ctx, request))
    },
    { limit: () => ({ name: 'change-answer', per: 'address', perMinute: 30 }) },
  )
  mount(api, contract.getAnswerLink, async ({ rsvpId }, ctx) => ({
    url: rsvpLinks.linkTo(ctx.site.id, (await getRsvp(ctx, rsvpId)).id),
  }))
  mount(api, contract.listMyAnswers, ({ past = false }, ctx) => myAnswers(ctx, { past }))
  mount(api, contract.getRsvpSettings, async (_, { site }) => ({
    promoteFromWaitlist: site.settings.promoteFromWaitlist ?? false,
  }))
  mount(
    api,
    contract.setRsvpSettings,
    async ({ promoteFromWaitlist }, ctx) => {
      await ctx.db.inTx((tx) => setPromoting(tx, ctx, promoteFromWaitlist))
      return { promoteFromWaitlist }
    },
    { changesSite: true },
  )
}

/** The domain event makes every process read the site again. */
async function setPromoting(tx: Tx, ctx: Ctx, on: boolean): Promise<void> {
  const { site } = ctx
  await tx.run(writePromoting, { on })
  await happen(tx, [{ entity: 'site', entityId: site.id, slug: 'rsvpSettingsSet', payload: {} }], ctx)
  await record(tx, ctx, {
    action: 'rsvps.settings',
    target: site,
    before: { promoteFromWaitlist: site.settings.promoteFromWaitlist ?? false },
    after: { promoteFromWaitlist: on },
  })
}
