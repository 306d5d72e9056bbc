import type { MailTemplateId } from '@fairground/contract/enumerations/mail.ts'
import { present } from '@fairground/domain/present.ts'
import type { record } from '../audit/record.ts'
import { ApiError, InvalidArgument } from '../ground/api-error.ts'
import type { Ctx } from '../ground/context.ts'
import { sameRevision, staleRevision } from '../ground/same-revision.ts'
import { textsIn } from '../ground/texts/catalogues.ts'
import { STAFF_LOCALE } from '../http/reader.ts'
import { contentFaults } from './check-content.ts'
import { templates } from './templates.ts'
import { deleteText, insertText, lockTexts, switchOff, switchOn, writeText } from './text-queries.ts'
import type { Content } from './texts/template.ts'

const MAX_LANGUAGES = 30

/** Handed in: identity writes mails, so mail knows nothing of identity. */
export type RecordEntry = typeof record

export function checkContent(id: MailTemplateId, content: Content): void {
  const faults = contentFaults(id, content, 'content')
  if (faults.length > 0) throw new InvalidArgument(faults)
}

/** The audit log is in the language of staff. */
const nameInAudit = (id: MailTemplateId): string => templates[id].name(textsIn(STAFF_LOCALE))

const nameOf = (id: MailTemplateId, language: string): string => `${nameInAudit(id)} (${language})`

/** Revision "0" is that of a text which the site has not written yet. */
export async function writeOwnText(
  ctx: Ctx,
  record: RecordEntry,
  { id, language, revision, content }: { id: MailTemplateId; language: string; revision: string; content: Content },
): Promise<void> {
  checkContent(id, content)
  await ctx.db.inTx(async (tx) => {
    const own = await tx.rows(lockTexts, { template: id })
    const current = own.find((text) => text.language === language)
    const row = current ?? { revision: 0n }
    sameRevision(row, revision)
    if (!current && own.length >= MAX_LANGUAGES) throw new ApiError({ code: 'LIMIT_REACHED', limit: MAX_LANGUAGES })
    const at = ctx.now
    const written = current
      ? await tx.row(writeText, { template: id, language, at, content })
      : await tx.row(insertText, { template: id, language, id: ctx.newId(), at, content })
    if (!written) throw staleRevision(row)
    await record(tx, ctx, {
      action: 'mailText.changed',
      target: { id: written.id, name: nameOf(id, language) },
      ...present({ before: current ? { subject: current.content.subject } : undefined }),
      after: { template: id, language, subject: content.subject },
    })
  })
}

/** A text that is built in already stays. */
export const resetText = (ctx: Ctx, record: RecordEntry, id: MailTemplateId, language: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const gone = await tx.row(deleteText, { template: id, language })
    if (!gone) return
    await record(tx, ctx, {
      action: 'mailText.reset',
      target: { id: gone.id, name: nameOf(id, language) },
      before: { template: id, language, subject: gone.content.subject },
    })
  })

export async function switchMail(ctx: Ctx, record: RecordEntry, id: MailTemplateId, enabled: boolean): Promise<void> {
  if (!('optional' in templates[id])) throw new ApiError({ code: 'MAIL_NEEDED', id })
  await ctx.db.inTx(async (tx) => {
    const changed = await tx.run(enabled ? switchOn : switchOff, { template: id })
    if (changed === 0) return
    const target = { id: ctx.site.id, name: nameInAudit(id) }
    await record(tx, ctx, { action: 'mail.switched', target, after: { template: id, enabled } })
  })
}
