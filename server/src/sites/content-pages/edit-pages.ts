import type { ContentPageKind } from '@fairground/contract/enumerations/pages.ts'
import { MAX_CONTENT_PAGES } from '@fairground/contract/fairground/content-pages.ts'
import { slugify, slugOf } from '@fairground/domain/catalog/slug.ts'
import { record } from '../../audit/record.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { richDocument } from '../../ground/html/rich-document.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockSettings } from '../lock-settings.ts'
import {
  deletePage,
  type EntryRow,
  findPage,
  insertPage,
  listPages,
  type PageDoc,
  type PageRow,
  savePage,
  writeLinks,
} from './queries.ts'

const MAX_SLUG = 80

/** Fields of a page as a caller gives them. */
interface Given {
  readonly kind?: ContentPageKind
  readonly title?: string
  readonly slug?: string
  readonly shown?: boolean
  readonly content?: Readonly<Record<string, unknown>>
}

export const pageNotFound = (contentPageId: string) => new ApiError({ code: 'CONTENT_PAGE_NOT_FOUND', contentPageId })

/** Makes a page. Throws CONTENT_PAGE_ADDRESS_TAKEN for an address that was given, and LIMIT_REACHED. */
export const createPage = (ctx: Ctx, given: Given & Required<Pick<Given, 'kind' | 'title' | 'content'>>) => {
  const read = readFields(given)
  return changing(ctx, async (tx, all) => {
    if (all.length >= MAX_CONTENT_PAGES) throw new ApiError({ code: 'LIMIT_REACHED', threshold: MAX_CONTENT_PAGES })
    const taken = new Set(all.map(({ slug }) => slug))
    const slug = given.slug ?? freeSlug(given.title, taken)
    if (taken.has(slug)) throw addressTaken(slug)
    const { kind, title, shown = true } = given
    const page = await tx.row(insertPage, {
      id: ctx.newId(),
      kind,
      title: title.trim(),
      slug,
      shown,
      doc: read.doc!, // its content was given
      at: ctx.now,
    })
    await record(tx, ctx, { action: 'contentPage.created', target: named(page!), after: recorded(page!) }) // an insert gives its row
    return page!
  })
}

/** Changes what is given. Throws CONTENT_PAGE_NOT_FOUND, CONTENT_PAGE_ADDRESS_TAKEN and STALE_REVISION. */
export const updatePage = (ctx: Ctx, id: string, revision: string, given: Given) => {
  const read = readFields(given)
  return changing(ctx, async (tx, all) => {
    const before = await tx.row(findPage, { id })
    if (!before) throw pageNotFound(id)
    sameRevision(before, revision)
    const { kind = before.kind, slug = before.slug, shown = before.shown } = given
    if (all.some((other) => other.id !== before.id && other.slug === slug)) throw addressTaken(slug)
    const title = given.title?.trim() ?? before.title
    const after = await tx.row(savePage, { id, kind, title, slug, shown, doc: read.doc ?? before.doc, at: ctx.now })
    await record(tx, ctx, {
      action: 'contentPage.changed',
      target: named(after!), // locked with the site
      before: recorded(before),
      after: recorded(after!),
    })
    return after!
  })
}

/** Deletes a page. Throws CONTENT_PAGE_NOT_FOUND. */
export const removePage = (ctx: Ctx, id: string) =>
  changing(ctx, async (tx) => {
    const page = await tx.row(findPage, { id })
    if (!page) throw pageNotFound(id)
    await tx.run(deletePage, { id })
    await record(tx, ctx, { action: 'contentPage.deleted', target: named(page), before: recorded(page) })
  })

/** One change at a time per site: all its pages are known meanwhile, and the links are written with it. */
const changing = <T>(ctx: Ctx, change: (tx: Tx, all: readonly EntryRow[]) => Promise<T>): Promise<T> =>
  ctx.db.inTx(async (tx) => {
    await tx.row(lockSettings, {})
    const changed = await change(tx, await listPages(tx))
    const shown = (await listPages(tx)).filter((page) => page.shown)
    await tx.run(writeLinks, { pages: shown.map(({ slug, title }) => ({ slug, title })) })
    await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'pagesChanged', payload: {} }], ctx)
    return changed
  })

/** Clean document of what was given. Throws for every field that does not hold. */
function readFields({ title, slug, content }: Given): { doc?: PageDoc } {
  const violations: FieldViolation[] = []
  const invalid = (field: string, description: Message) =>
    violations.push({ field, description, violatedRule: 'VALIDATION' })
  if (title?.trim() === '') invalid('title', message('violations.blank'))
  if (slug !== undefined && slugOf(slug, MAX_SLUG) !== slug) invalid('slug', message('violations.lowerCase'))
  const doc = content && richDocument(content, 'content', violations)
  if (violations.length > 0) throw new InvalidArgument(violations)
  return doc ? { doc } : {}
}

function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const slug = slugify(title, 'page', MAX_SLUG - 3)
  let free = slug
  for (let n = 2; taken.has(free); n++) free = `${slug}-${n}`
  return free
}

const addressTaken = (slug: string) => new ApiError({ code: 'CONTENT_PAGE_ADDRESS_TAKEN', slug })

const named = ({ id, title }: PageRow) => ({ id, name: title })
const recorded = ({ title, slug, kind, shown }: PageRow) => ({ title, slug, kind, shown })
