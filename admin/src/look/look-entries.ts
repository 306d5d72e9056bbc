import { entered, type Mistakes } from '../settings/settings-card.tsx'
import type { SettingsChange } from '../settings/site-settings-client.ts'
import { t } from '../texts.ts'

type Look = NonNullable<SettingsChange['look']>
export type SitePicture = NonNullable<Look['logo']>
export type SiteLink = NonNullable<Look['menu']>[number]
export type LinkList = 'menu' | 'socialLinks'

/** As many as the shop takes of each. */
export const MOST_LINKS: Readonly<Record<LinkList, number>> = { menu: 5, socialLinks: 10 }

/** Text of a hidden field for a picture; empty for none. */
export const pictureEntry = (picture: SitePicture | null | undefined): string =>
  picture ? JSON.stringify(picture) : ''

export const pictureOfEntry = (entry: string): SitePicture | undefined =>
  entry ? (JSON.parse(entry) as SitePicture) : undefined // written by `pictureEntry`

export function readLook(form: FormData) {
  const accent = entered(form, 'accent')
  if (accent && !/^#[0-9a-f]{6}$/i.test(accent)) return { mistakes: { 'look.accent': t('admin.settings.enterAColor') } }
  const picture = (name: string) => pictureOfEntry(String(form.get(name) ?? '')) ?? null
  return {
    change: { look: { logo: picture('logo'), icon: picture('icon'), accent, heroPicture: picture('heroPicture') } },
  }
}

/** Rows that somebody has written into; a row without a word is none. */
export function readLinks(list: LinkList, form: FormData): { change: SettingsChange } | { mistakes: Mistakes } {
  const mistakes: Record<string, string> = {}
  const links: SiteLink[] = []
  for (let row = 0; row < MOST_LINKS[list]; row += 1) {
    const [title, url] = [entered(form, `${list}.${row}.title`), entered(form, `${list}.${row}.url`)]
    if (!title && !url) continue
    if (!title) mistakes[`${row}.title`] = t('admin.settings.enterLinkTitle')
    if (!url) mistakes[`${row}.url`] = t('admin.settings.enterLinkAddress')
    else if (!leads(list, url))
      mistakes[`${row}.url`] =
        list === 'menu' ? t('admin.settings.enterPageOrWebAddress') : t('admin.settings.enterWebAddress')
    links.push({ title: title ?? '', url: url ?? '' })
  }
  return Object.keys(mistakes).length > 0 ? { mistakes } : { change: { look: { [list]: links } } }
}

const leads = (list: LinkList, url: string): boolean =>
  (/^https?:\/\//i.test(url) && URL.canParse(url)) || (list === 'menu' && /^\/(?![/\\])\S*$/.test(url))
