import type { ContentPageEntry } from '@fairground/client/generated/fairground.content-pages.ts'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { SettingAnchor } from '../settings/setting-anchor.tsx'
import { SettingsList, SettingsRow } from '../settings/settings-list.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { useCommand } from '../shell/commands.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { ContentPageDialog } from './content-page-dialog.tsx'
import { contentPageClient, contentPageQuery, contentPagesQuery } from './content-page-queries.ts'
import { kindWords, type PageKind, pageKinds } from './page-kinds.ts'

export async function loader() {
  await queryClient.ensureQueryData(contentPagesQuery())
  return null
}

type Doing = { what: 'new'; kind: PageKind } | { what: 'edit' | 'delete'; page: ContentPageEntry }

/** The shop's own pages, and a button for each that the law or buyers expect and that is not there yet. */
export function Component() {
  const pages = useLoaded(contentPagesQuery())
  const lacks = useLacks('settings.write')
  const [doing, setDoing] = useState<Doing>()
  const end = () => setDoing(undefined)
  const begin = (kind: PageKind) => setDoing({ what: 'new', kind })
  useCommand('create', lacks ? undefined : () => begin('OTHER'))
  const missing = pageKinds.filter((kind) => kind !== 'OTHER' && !pages.some((page) => page.kind === kind))
  return (
    <SettingsPage
      title={t('admin.shell.contentPages')}
      lead={t('admin.content-pages.lead')}
      actions={
        <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={() => begin('OTHER')}>
          {t('admin.content-pages.addPage')}
        </Button>
      }
    >
      {pages.length > 0 && (
        <SettingAnchor id="content-pages">
          <SettingsList label={t('admin.shell.contentPages')}>
            {pages.map((page) => (
              <PageRow key={page.id} page={page} lacks={lacks} onDo={(what) => setDoing({ what, page })} />
            ))}
          </SettingsList>
        </SettingAnchor>
      )}
      {missing.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-admin font-semibold">{t('admin.content-pages.notThereYet')}</h2>
          <ul className="flex flex-wrap gap-2">
            {missing.map((kind) => (
              <li key={kind}>
                <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => begin(kind)}>
                  {t('admin.content-pages.write', { kind: kindWords[kind] })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {doing?.what === 'new' && <ContentPageDialog kind={doing.kind} onClose={end} />}
      {doing?.what === 'edit' && <EditDialog id={doing.page.id} onClose={end} />}
      {doing?.what === 'delete' && <DeleteDialog page={doing.page} onClose={end} />}
    </SettingsPage>
  )
}

type PageRowProps = {
  page: ContentPageEntry
  lacks: string | undefined
  onDo: (what: 'edit' | 'delete') => void
}

const PageRow = ({ page, lacks, onDo }: PageRowProps) => (
  <SettingsRow
    name={page.title}
    marks={
      page.shown ? (
        <StatusPill tone="success">{t('admin.content-pages.shown')}</StatusPill>
      ) : (
        <StatusPill tone="neutral">{t('admin.content-pages.hidden')}</StatusPill>
      )
    }
    facts={
      <>
        {kindWords[page.kind] !== page.title && <span>{kindWords[page.kind]}</span>}
        {page.shown ? (
          <a
            href={`/pages/${encodeURIComponent(page.slug)}`}
            target="_blank"
            rel="noreferrer"
            className="self-start break-all underline underline-offset-2"
          >
            /pages/{page.slug}
          </a>
        ) : (
          <span className="break-all">/pages/{page.slug}</span>
        )}
      </>
    }
    actions={
      <MoreMenu
        label={t('admin.content-pages.changeName', { name: page.title })}
        items={[
          { label: t('admin.content-pages.edit'), disabledReason: lacks, onSelect: () => onDo('edit') },
          {
            label: t('admin.content-pages.delete'),
            tone: 'danger',
            disabledReason: lacks,
            onSelect: () => onDo('delete'),
          },
        ]}
      />
    }
    {...(lacks === undefined ? { onOpen: () => onDo('edit') } : {})}
  />
)

/** The text is read when it is edited. */
function EditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: page } = useQuery(contentPageQuery(id))
  return page && <ContentPageDialog page={page} kind={page.kind} onClose={onClose} />
}

const DeleteDialog = ({ page, onClose }: { page: ContentPageEntry; onClose: () => void }) => (
  <EndDialog
    title={t('admin.content-pages.deleteTitle', { title: page.title })}
    description={t('admin.content-pages.deleteHelp')}
    confirmLabel={t('admin.content-pages.deletePage')}
    done={t('admin.content-pages.deleted')}
    run={() => contentPageClient.contentPages.deleteContentPage({ id: page.id })}
    onClose={onClose}
  />
)
