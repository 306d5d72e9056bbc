import { AdminField, AdminInput, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { PictureField } from '../media/picture-field.tsx'
import { queryClient } from '../query-client.ts'
import { type Mistakes, SettingsCard } from '../settings/settings-card.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { siteSettingsQuery } from '../settings/site-settings-client.ts'
import { t } from '../texts.ts'
import {
  type LinkList,
  MOST_LINKS,
  pictureEntry,
  pictureOfEntry,
  readLinks,
  readLook,
  type SiteLink,
  type SitePicture,
} from './look-entries.ts'

export async function loader() {
  await queryClient.ensureQueryData(siteSettingsQuery())
  return null
}

/** Look of the shop: logo, icon, colour and picture, and the links of its head and foot. */
export function Component() {
  return (
    <SettingsPage title={t('admin.settings.lookPage')} lead={t('admin.settings.lookLead')}>
      <Pictures />
      <Links list="menu" id="menu" title={t('admin.settings.menu')} lead={t('admin.settings.menuLead')} />
      <Links
        list="socialLinks"
        id="social-links"
        title={t('admin.settings.socialLinks')}
        lead={t('admin.settings.socialLinksLead')}
      />
    </SettingsPage>
  )
}

const Pictures = () => (
  <SettingsCard id="shop-look" title={t('admin.settings.logoAndColor')} read={readLook}>
    {({ look }, mistakes) => (
      <>
        <OnePicture
          name="logo"
          label={t('admin.settings.logo')}
          help={t('admin.settings.logoHelp')}
          stored={look.logo}
          error={mistakes['look.logo.url']}
        />
        <OnePicture
          name="icon"
          label={t('admin.settings.icon')}
          help={t('admin.settings.iconHelp')}
          stored={look.icon}
          error={mistakes['look.icon.url']}
        />
        <Accent stored={look.accent ?? ''} error={mistakes['look.accent']} />
        <OnePicture
          name="heroPicture"
          label={t('admin.settings.heroPicture')}
          help={t('admin.settings.heroPictureHelp')}
          stored={look.heroPicture}
          error={mistakes['look.heroPicture.url']}
        />
      </>
    )}
  </SettingsCard>
)

interface OnePictureProps {
  readonly name: string
  readonly label: string
  readonly help: string
  readonly stored: SitePicture | null | undefined
  readonly error: string | undefined
}

/** A picture of the library; the form has it as text. */
function OnePicture({ name, label, help, stored, error }: OnePictureProps) {
  const [picture, setPicture] = useState(stored ?? undefined)
  return (
    <div className="flex flex-col gap-1">
      <PictureField
        label={label}
        picture={picture && { id: picture.url, url: picture.url }}
        onChoose={({ url, width, height }) => {
          if (url) setPicture({ url, ...(width && height ? { width, height } : {}) })
        }}
        onRemove={() => setPicture(undefined)}
        error={error}
        whole
      />
      <p className="text-label text-ink-3">{help}</p>
      <input
        type="hidden"
        name={name}
        value={pictureEntry(picture)}
        onInput={({ currentTarget: { value } }) => setPicture(pictureOfEntry(value))}
      />
    </div>
  )
}

/** Chosen or typed, and taken away by emptying its text. */
function Accent({ stored, error }: { stored: string; error: string | undefined }) {
  const [color, setColor] = useState(stored)
  const isSet = /^#[0-9a-f]{6}$/i.test(color.trim())
  const label = t('admin.settings.accent')
  return (
    <AdminField label={label} help={t('admin.settings.accentHelp')} error={error} optional>
      {(wiring) => (
        <span className="flex items-center gap-1.5">
          <input
            type="color"
            aria-label={t('admin.settings.chooseColorOf', { label })}
            value={isSet ? color.trim().toLowerCase() : '#10593e'}
            onChange={(event) => setColor(event.currentTarget.value)}
            className="size-8 shrink-0 cursor-pointer rounded-control border border-border-strong bg-surface p-0.5 pointer-coarse:size-11"
          />
          <AdminInput
            {...wiring}
            name="accent"
            maxLength={7}
            autoComplete="off"
            value={color}
            onChange={(event) => setColor(event.currentTarget.value)}
          />
        </span>
      )}
    </AdminField>
  )
}

interface LinksProps {
  readonly list: LinkList
  readonly id: string
  readonly title: string
  readonly lead: string
}

const Links = ({ list, id, title, lead }: LinksProps) => (
  <SettingsCard id={id} title={title} lead={lead} read={(form) => readLinks(list, form)}>
    {({ look }, mistakes) => <LinkRows list={list} stored={look[list] ?? []} mistakes={mistakes} />}
  </SettingsCard>
)

type LinkRowsProps = { list: LinkList; stored: readonly SiteLink[]; mistakes: Mistakes }

/** A row for each link, and one to write another into. A row that is emptied is gone. */
function LinkRows({ list, stored, mistakes }: LinkRowsProps) {
  const most = MOST_LINKS[list]
  const [rows, setRows] = useState(Math.min(stored.length + 1, most))
  return (
    <>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list.
        <div key={row} className="grid gap-x-3 gap-y-2 sm:grid-cols-[1fr_2fr]">
          <AdminTextField
            label={t('admin.settings.linkTitle', { row: row + 1 })}
            name={`${list}.${row}.title`}
            maxLength={40}
            defaultValue={stored[row]?.title ?? ''}
            error={mistakes[`${row}.title`] ?? mistakes[`look.${list}[${row}].title`]}
          />
          <AdminTextField
            label={t('admin.settings.linkAddress', { row: row + 1 })}
            name={`${list}.${row}.url`}
            inputMode="url"
            maxLength={500}
            defaultValue={stored[row]?.url ?? ''}
            error={mistakes[`${row}.url`] ?? mistakes[`look.${list}[${row}].url`]}
          />
        </div>
      ))}
      {rows < most && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => setRows(rows + 1)}>
          {list === 'menu' ? t('admin.settings.addMenuLink') : t('admin.settings.addSocialLink')}
        </Button>
      )}
    </>
  )
}
