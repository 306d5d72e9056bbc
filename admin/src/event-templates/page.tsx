import type { EventTemplate } from '@fairground/client/generated/fairground.event-templates.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { SettingsList, SettingsRow } from '../settings/settings-list.tsx'
import { MoreMenu } from '../shell/more-menu.tsx'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import BeginDialog from './begin-dialog.tsx'
import NameDialog from './name-dialog.tsx'
import { TEMPLATES, templateClient, templatesQuery } from './template-queries.ts'

export async function loader() {
  await queryClient.ensureQueryData(templatesQuery())
  return null
}

interface Doing {
  readonly act: 'begin' | 'rename' | 'delete'
  readonly template: EventTemplate
}

/** Templates that new events begin as. */
export function Component() {
  const templates = useLoaded(templatesQuery())
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  return (
    <Page title={t('admin.event-templates.templates')} narrow>
      <PageHeader
        title={t('admin.event-templates.templates')}
        back={{ label: t('admin.event.events'), href: paths.events() }}
        linkAs={RouterLink}
      />
      {templates.length === 0 ? (
        <EmptyState title={t('admin.event-templates.none')}>{t('admin.event-templates.noneHelp')}</EmptyState>
      ) : (
        <>
          <p className="max-w-measure pb-3 text-ink-2">{t('admin.event-templates.lead')}</p>
          <SettingsList label={t('admin.event-templates.templates')}>
            {templates.map((template) => (
              <TemplateRow key={template.id} template={template} onDo={(act) => setDoing({ act, template })} />
            ))}
          </SettingsList>
        </>
      )}
      {doing?.act === 'begin' && <BeginDialog templates={templates} chosen={doing.template} onClose={close} />}
      {doing?.act === 'rename' && <RenameDialog template={doing.template} onClose={close} />}
      {doing?.act === 'delete' && <DeleteDialog template={doing.template} onClose={close} />}
    </Page>
  )
}

function TemplateRow({ template, onDo }: { template: EventTemplate; onDo: (act: Doing['act']) => void }) {
  const lacks = useLacks('events.write')
  const { name } = template
  return (
    <SettingsRow
      name={name}
      facts={<Facts template={template} />}
      actions={
        <MoreMenu
          label={t('admin.event-templates.changeName', { name })}
          items={[
            { label: t('admin.event-templates.beginDraft'), disabledReason: lacks, onSelect: () => onDo('begin') },
            { label: t('admin.event-templates.rename'), disabledReason: lacks, onSelect: () => onDo('rename') },
            {
              label: t('admin.event-templates.delete'),
              tone: 'danger',
              disabledReason: lacks,
              onSelect: () => onDo('delete'),
            },
          ]}
        />
      }
      {...(lacks ? {} : { onOpen: () => onDo('begin') })}
    />
  )
}

function Facts({ template: { title, placeName, initialType, ticketDefinitions } }: { template: EventTemplate }) {
  return (
    <>
      {placeName && <span>{placeName}</span>}
      <span>
        {initialType === 'TICKETING'
          ? t('admin.event-templates.kinds', { count: ticketDefinitions })
          : t('admin.event-templates.replies')}
      </span>
      <span>{t('admin.event-templates.savedFrom', { title })}</span>
    </>
  )
}

const RenameDialog = ({ template: { id, name }, onClose }: { template: EventTemplate; onClose: () => void }) => (
  <NameDialog
    title={t('admin.event-templates.renameTitle', { name })}
    submit={t('admin.event-templates.saveName')}
    given={name}
    done={t('admin.event-templates.renamed')}
    run={(given) => templateClient.renameEventTemplate({ id, name: given })}
    onClose={onClose}
  />
)

const DeleteDialog = ({ template: { id, name }, onClose }: { template: EventTemplate; onClose: () => void }) => (
  <EndDialog
    title={t('admin.event-templates.deleteTitle', { name })}
    description={t('admin.event-templates.deleteHelp')}
    confirmLabel={t('admin.event-templates.deleteTemplate')}
    done={t('admin.event-templates.deleted')}
    run={() => templateClient.deleteEventTemplate({ id })}
    stale={TEMPLATES}
    onClose={onClose}
  />
)
