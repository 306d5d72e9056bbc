import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { FormError } from '@fairground/ui/form-error.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { paths } from '../paths.ts'
import { Form } from '../router/form.tsx'
import { useActionData, useLoaderData, useSent } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { loader } from './data.ts'
import { statusWords, ticketsWaitedFor } from './place-words.ts'

/** A refused act has found the place changed. */
export const shouldRevalidate = () => true

/** A place in a waiting list, for who has the link: how far it is, what is offered, and the ways on and out. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return loaded ? <OwnPlace {...loaded} /> : <LinkOver />
}

/** The page of a link that is over. */
const LinkOver = () => (
  <div className="page-column flex max-w-2xl flex-col items-start gap-6 py-6 lg:py-8">
    <Metadata title={t('waiting-place.linkOver')} noindex />
    <h1 className="font-display text-h1">{t('waiting-place.linkOver')}</h1>
    <p className="text-ink-2">{t('waiting-place.linkOverText')}</p>
    <ButtonLink linkAs={RouterLink} href={paths.events()} variant="secondary">
      {t('waiting-place.seeTheEvents')}
    </ButtonLink>
  </div>
)

type OwnPlaceProps = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>

function OwnPlace({ place, href, joinHref, until }: OwnPlaceProps) {
  const { message } = useActionData<{ message?: string }>() ?? {}
  const { status, eventTitle, position } = place
  const isOpen = status === 'WAITING' || status === 'OFFERED'
  return (
    <div className="page-column flex max-w-2xl flex-col gap-8 py-6 lg:py-8">
      <Metadata title={t('waiting-place.title', { title: eventTitle })} noindex />
      <div className="flex flex-col items-start gap-2">
        <h1 className="font-display text-h1">
          {status === 'OFFERED' ? t('waiting-place.forYou') : t('waiting-place.yourPlace')}
        </h1>
        <p>
          <RouterLink href={href} className="text-brand underline underline-offset-4">
            {eventTitle}
          </RouterLink>
        </p>
        <StatusPill tone={status === 'OFFERED' || status === 'BOUGHT' ? 'success' : 'neutral'}>
          {statusWords(status)}
        </StatusPill>
      </div>
      <FormError message={message} />
      <dl className="flex flex-col gap-3 rounded-card bg-sunken p-5">
        <Fact label={t('waiting-place.tickets')}>{ticketsWaitedFor(place)}</Fact>
        {position !== undefined && <Fact label={t('waiting-place.position')}>{position}</Fact>}
        {status === 'OFFERED' && until && <Fact label={t('waiting-place.until')}>{until}</Fact>}
      </dl>
      {isOpen ? (
        <Acts isOffered={status === 'OFFERED'} />
      ) : (
        <ButtonLink linkAs={RouterLink} href={status === 'BOUGHT' ? href : joinHref} variant="secondary">
          {status === 'BOUGHT' ? t('waiting-place.seeTheEvent') : t('waiting-place.joinAgain')}
        </ButtonLink>
      )}
    </div>
  )
}

function Fact({ label, children }: { label: string; children: string | number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function Acts({ isOffered }: { isOffered: boolean }) {
  const pressed = useSent()?.get('act')
  return (
    <Form method="post" className="flex flex-col gap-4">
      <p className="text-ink-2">{isOffered ? t('waiting-place.offeredText') : t('waiting-place.waitingText')}</p>
      <div className="flex flex-wrap gap-3">
        {isOffered && (
          <Button type="submit" name="act" value="take" variant="marigold" size="lg" pending={pressed === 'take'}>
            {t('waiting-place.buy')}
          </Button>
        )}
        <Button type="submit" name="act" value="leave" variant="secondary" size="lg" pending={pressed === 'leave'}>
          {isOffered ? t('waiting-place.decline') : t('waiting-place.leave')}
        </Button>
      </div>
    </Form>
  )
}
