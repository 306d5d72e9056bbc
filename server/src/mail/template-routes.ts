import { MailTemplateId } from '@fairground/contract/enumerations/mail.ts'
import * as contract from '@fairground/contract/fairground/mail-templates.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError } from '../ground/api-error.ts'
import type { Ctx } from '../ground/context.ts'
import { textsIn } from '../ground/texts/catalogues.ts'
import { type Api, mount } from '../http/mount.ts'
import { BUILT_IN, builtIn } from './built-in.ts'
import { checkContent, type RecordEntry, resetText, switchMail, writeOwnText } from './edit-texts.ts'
import { localeFor, textFor } from './language.ts'
import { storedLook } from './look.ts'
import { type Post, storeMail } from './post.ts'
import { render } from './render.ts'
import { sampleValues } from './sample.ts'
import { templates, variablesOf } from './templates.ts'
import { findLanguages, findOff, findTexts } from './text-queries.ts'
import type { Content } from './texts/template.ts'

interface TemplateDeps {
  readonly publicUrl: string
  readonly post: Post
  /** Address of the staff user who calls; undefined for others. */
  readonly addressOf: (ctx: Ctx) => Promise<string | undefined>
  /** Writes the audit log. */
  readonly record: RecordEntry
}

/** Editors of texts may read test mails: made-up values act for nobody. */
const TEST_NEEDS = ['settings.read']

export function mailTemplateRoutes(api: Api, { publicUrl, post, addressOf, record }: TemplateDeps): void {
  /** As it would be sent, with made-up values. */
  const shown = async (ctx: Ctx, id: MailTemplateId, language: string, content: Content | undefined) => {
    if (content) checkContent(id, content)
    const sent = content ? { language, content } : (await currentText(ctx, id, language)).sent
    const { locale, timeZone, name, settings } = ctx.site
    const reader = { language: sent.language, locale: localeFor(sent.language, [locale]), timeZone }
    const values = sampleValues(id, { publicUrl, siteName: name, now: ctx.now })
    return render(sent.content, values, reader, { look: storedLook(settings.look ?? {}), publicUrl })
  }

  mount(api, contract.listMailTemplates, async (_request, ctx) => ({
    templates: await allTemplates(ctx),
    siteLanguage: ctx.site.locale,
  }))

  mount(api, contract.getMailTemplate, async ({ id, language }, ctx) => {
    const [all, { text, builtInText }] = [await allTemplates(ctx), await currentText(ctx, id, language)]
    const template = all.find((one) => one.id === id)
    if (!template) throw new Error(`No template ${id}`)
    const variables = Object.entries(variablesOf(id)).map(([name, { kind, description, required }]) => ({
      name,
      kind,
      description: description(textsIn(ctx.readerLocale), ctx.readerLocale),
      required: required ?? false,
    }))
    return { template, text, builtIn: builtInText, variables }
  })

  mount(api, contract.updateMailText, async (request, ctx) => {
    await writeOwnText(ctx, record, request)
    return { text: (await currentText(ctx, request.id, request.language)).text }
  })

  mount(api, contract.resetMailText, async ({ id, language }, ctx) => {
    await resetText(ctx, record, id, language)
    return { text: (await currentText(ctx, id, language)).text }
  })

  mount(api, contract.switchMail, async ({ id, enabled }, ctx) => {
    await switchMail(ctx, record, id, enabled)
    return { templates: await allTemplates(ctx) }
  })

  mount(api, contract.previewMail, async ({ id, language, content }, ctx) => {
    const mail = await shown(ctx, id, language, content)
    return { ...mail, bytes: Buffer.byteLength(mail.html) }
  })

  mount(
    api,
    contract.sendTestMail,
    async ({ id, language, content }, ctx) => {
      const to = await addressOf(ctx)
      if (to === undefined) throw new ApiError({ code: 'PERMISSION_DENIED' }, (t) => t('refusals.testMailsToCaller'))
      const mail = await shown(ctx, id, language, content)
      await storeMail(ctx.db, { to, ...mail, template: id, needs: TEST_NEEDS }, ctx)
      post.soon(ctx.site.id)
      return { to, sent: !post.stores(ctx.site.id) }
    },
    { limit: () => ({ name: 'test-mail', per: 'caller', perMinute: 10 }) },
  )
}

async function allTemplates({ db, readerLocale }: Ctx): Promise<Static<typeof contract.MailTemplate>[]> {
  const own = await db.rows(findLanguages, {})
  const off = await db.rows(findOff, {})
  const t = textsIn(readerLocale)
  return MailTemplateId.map((id) => {
    const { name, description, audience, ...more } = templates[id]
    const languages = own.filter(({ template }) => template === id).map(({ language }) => language)
    const builtInOnly = BUILT_IN.filter((language) => !languages.includes(language))
    return {
      id,
      name: name(t),
      description: description(t),
      audience,
      optional: 'optional' in more,
      enabled: !off.some(({ template }) => template === id),
      languages: [
        ...languages.map((language) => ({ language, source: 'SITE' as const })),
        ...builtInOnly.map((language) => ({ language, source: 'BUILT_IN' as const })),
      ].sort((a, b) => a.language.localeCompare(b.language)),
    }
  })
}

/** Text for a reader of this language, and the one without the site's own words. */
async function currentText({ db, site }: Ctx, id: MailTemplateId, language: string) {
  const own = await db.rows(findTexts, { template: id })
  const sent = textFor(language, site.locale, own, builtIn(id))
  const mine = own.find((text) => text.language === language)
  const text: Static<typeof contract.MailText> = {
    language,
    source: mine ? 'SITE' : builtIn(id).has(language) ? 'BUILT_IN' : 'FALLBACK',
    revision: String(mine?.revision ?? 0n),
    content: sent.content,
    ...present({ updatedDate: mine ? mine.updatedAt.toISOString() : undefined }),
  }
  return { sent, text, builtInText: textFor(language, site.locale, [], builtIn(id)).content }
}
