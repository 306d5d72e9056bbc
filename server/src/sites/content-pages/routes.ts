import * as contract from '@fairground/contract/fairground/content-pages.ts'
import { ApiError } from '../../ground/api-error.ts'
import { pageHtml } from '../../ground/html/rich-content.ts'
import { type Api, mount } from '../../http/mount.ts'
import { draftOf } from './draft-page.ts'
import { createPage, pageNotFound, removePage, updatePage } from './edit-pages.ts'
import { type EntryRow, findPage, findShownPage, listPages, type PageRow } from './queries.ts'

const entryToWire = ({ id, kind, title, slug, shown, revision, createdAt, updatedAt }: EntryRow) => ({
  id,
  kind,
  title,
  slug,
  shown,
  revision: String(revision),
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})

const pageToWire = (row: PageRow) => ({
  contentPage: { ...entryToWire(row), content: { ...row.doc.content }, html: pageHtml(row.doc.content, row.doc.html) },
})

const changesSite = { changesSite: true } as const

export function contentPageRoutes(api: Api): void {
  mount(api, contract.listContentPages, async (_, { db }) => ({
    contentPages: (await listPages(db)).map(entryToWire),
  }))
  mount(api, contract.getContentPage, async ({ id }, { db }) => {
    const page = await db.row(findPage, { id })
    if (!page) throw pageNotFound(id)
    return pageToWire(page)
  })
  mount(api, contract.draftContentPage, async ({ kind }, { site }) => ({ draft: draftOf(kind, site) }))
  mount(api, contract.createContentPage, async (given, ctx) => pageToWire(await createPage(ctx, given)), changesSite)
  mount(
    api,
    contract.updateContentPage,
    async ({ id, revision, ...given }, ctx) => pageToWire(await updatePage(ctx, id, revision, given)),
    changesSite,
  )
  mount(
    api,
    contract.deleteContentPage,
    async ({ id }, ctx) => {
      await removePage(ctx, id)
      return {}
    },
    changesSite,
  )
  mount(api, contract.readContentPage, async ({ slug }, { db }) => {
    const page = await db.row(findShownPage, { slug })
    if (!page) throw new ApiError({ code: 'CONTENT_PAGE_NOT_FOUND', slug })
    const { id, kind, title, revision, updatedAt, doc } = page
    return {
      page: {
        id,
        kind,
        title,
        slug: page.slug,
        html: pageHtml(doc.content, doc.html),
        revision: String(revision),
        updatedDate: updatedAt.toISOString(),
      },
    }
  })
}
