import { SHOP_LANGUAGES, type ShopLanguage } from '@fairground/contract/enumerations/sites.ts'
import { getSiteLanguages, setSiteLanguages } from '@fairground/contract/fairground/site-languages.ts'
import { present } from '@fairground/domain/present.ts'
import { record } from '../../audit/record.ts'
import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Site, SiteSettings } from '../../ground/site.ts'
import { languageOf } from '../../ground/site-languages.ts'
import { message } from '../../ground/texts/message.ts'
import { type Api, mount } from '../../http/mount.ts'
import { happen } from '../../outbox/happenings.ts'
import { writeOtherLanguages } from './queries.ts'

const isShopLanguage = (language: string): language is ShopLanguage =>
  (SHOP_LANGUAGES as readonly string[]).includes(language)

const toWire = ({ locale, settings }: Pick<Site, 'locale' | 'settings'>) => ({
  language: languageOf(locale),
  others: (settings.otherLanguages ?? []).filter(isShopLanguage),
  available: [...SHOP_LANGUAGES],
  ...present({ updatedDate: settings.languagesSetAt || undefined }),
})

function check(others: readonly string[], own: string): void {
  const violations = others.flatMap((language, i): FieldViolation[] => {
    const description =
      language === own
        ? message('violations.ownLanguage')
        : others.indexOf(language) < i
          ? message('violations.namedOnce')
          : undefined
    return description ? [{ field: `others[${i}]`, description, violatedRule: 'VALIDATION' }] : []
  })
  if (violations.length > 0) throw new InvalidArgument(violations)
}

/** Settings of the site after the change. The domain event makes every other process read them. */
async function setLanguages(ctx: Ctx, others: readonly ShopLanguage[]): Promise<SiteSettings> {
  const { site } = ctx
  check(others, languageOf(site.locale))
  const at = ctx.now.toISOString()
  await ctx.db.inTx(async (tx) => {
    await tx.run(writeOtherLanguages, { others, at })
    await happen(tx, [{ entity: 'site', entityId: site.id, slug: 'languagesSet', payload: {} }], ctx)
    await record(tx, ctx, {
      action: 'languages.set',
      target: site,
      before: { others: site.settings.otherLanguages ?? [] },
      after: { others },
    })
  })
  return { ...site.settings, otherLanguages: others, languagesSetAt: at }
}

export function languageRoutes(api: Api): void {
  mount(api, getSiteLanguages, async (_, { site }) => toWire(site))
  mount(
    api,
    setSiteLanguages,
    async ({ others }, ctx) => toWire({ ...ctx.site, settings: await setLanguages(ctx, others) }),
    { changesSite: true },
  )
}
