import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { Bunting } from '@fairground/ui/bunting.tsx'
import { once } from '../once.tsx'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'
import { offerOf } from './offer.ts'
import { PickForms } from './pick-forms.tsx'
import { RouterLink } from './router-link.tsx'
import { useSite } from './site-context.ts'

type Links = readonly (readonly [string, string])[]
type Column = { shown: boolean; title: string; links: Links }

const columns = ({ goods, events }: ReturnType<typeof offerOf>, foot: SiteFacts['foot'] = []): Column[] => [
  {
    shown: goods,
    title: t('shell.shop'),
    links: [
      [t('shell.everything'), paths.shop()],
      [t('shell.search'), paths.search()],
    ],
  },
  {
    shown: events,
    title: t('shell.events'),
    links: [
      [t('shell.comingUp'), paths.events()],
      [t('shell.pastEvents'), paths.events({ past: true })],
    ],
  },
  {
    shown: true,
    title: t('shell.yours'),
    links: [
      [t('shell.cart'), paths.cart()],
      [t('shell.wishlist'), paths.wishlist()],
      [t('shell.account'), paths.account()],
      [t('shell.orders'), paths.orders()],
      [t('shell.tickets'), paths.myTickets()],
    ],
  },
  {
    shown: foot.length > 0,
    title: t('shell.information'),
    links: foot,
  },
]

const FootLinks = once(
  'ul',
  ({ links }: { links: Links }) =>
    links.map(([label, href]) => (
      <li key={href}>
        <RouterLink href={href}>{label}</RouterLink>
      </li>
    )),
  'foot-links',
)

/** All that stands in the foot. Browsers leave it as the server wrote it (`footer.tsx`). */
export function FooterContent() {
  const site = useSite()
  const { name, texts, demo, contact } = site
  const text = texts?.footer ?? (demo && t('shell.motto'))
  return (
    <>
      <Bunting />
      <div className="page-column flex flex-wrap gap-10 pt-10 pb-14">
        <div className="me-auto flex w-full max-w-xs flex-col gap-2">
          <p className="font-display text-h2 font-bold">{name}</p>
          {text && <p className="max-w-xs text-small text-ink-2">{text}</p>}
          {contact && (
            <p className="flex flex-col items-start text-small">
              {contact.email && (
                <a href={`mailto:${contact.email}`} className="min-h-8 py-1 break-all underline underline-offset-2">
                  {contact.email}
                </a>
              )}
              {contact.phone && (
                <a
                  href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
                  className="min-h-8 py-1 underline underline-offset-2"
                >
                  {contact.phone}
                </a>
              )}
            </p>
          )}
          <PickForms />
        </div>
        {columns(offerOf(site), site.foot)
          .filter(({ shown }) => shown)
          .map(({ title, links }) => (
            <nav key={title} aria-label={title} className="flex w-36 flex-col gap-1">
              <h2 className="font-sans text-small font-semibold">{title}</h2>
              <FootLinks links={links} />
            </nav>
          ))}
      </div>
    </>
  )
}
