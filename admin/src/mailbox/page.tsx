import type { QueryMailsResponse } from '@fairground/client/generated/fairground.mailbox.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router'
import { failureOf } from '../failure.ts'
import { SearchBox } from '../list/search-box.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { MailView } from '../mail/mail-view.tsx'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats } from '../session/me.ts'
import { SettingsPage } from '../settings/settings-page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { rich, t } from '../texts.ts'
import { When } from '../when.tsx'
import { linksIn, mailQuery, mailsQuery } from './mailbox-client.ts'

const choiceIn = (search: string) => {
  const params = new URLSearchParams(search)
  const part = (name: string) => params.get(name)?.slice(0, 2000) || undefined
  return { q: part('q'), cursor: part('cursor'), mail: part('mail') }
}

export async function loader({ request }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(mailsQuery(choiceIn(new URL(request.url).search)))
  return null
}

export function Component() {
  const choice = choiceIn(useLocation().search)
  const navigate = useNavigate()
  const { data, error, refetch, isFetching } = useQuery(mailsQuery(choice))
  const mails = data?.mails ?? []
  const open = mails.find(({ id }) => id === choice.mail)?.id ?? choice.mail
  return (
    <SettingsPage title={t('admin.mailbox.mailbox')} lead={t('admin.mailbox.noMailServerIsConfigured')}>
      <StaleMark error={error} onRetry={refetch} />
      {data === null ? (
        <EmptyState title={t('admin.mailbox.emailsAreSent')}>{t('admin.mailbox.aMailServerIsConnected')}</EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <SearchBox
              label={t('admin.mailbox.searchByAddress')}
              value={choice.q ?? ''}
              onSearch={(q) => navigate(paths.mailbox({ q }), { replace: true })}
            />
            <Button size="sm" variant="secondary" pending={isFetching} onClick={() => void refetch()}>
              {!isFetching && <RotateCw aria-hidden="true" size={16} strokeWidth={1.75} />}
              {t('admin.mailbox.refresh')}
            </Button>
          </div>
          {mails.length === 0 ? (
            <NoMails q={choice.q} />
          ) : (
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
              <MailList choice={choice} mails={mails} open={open} next={data?.next} />
              {open ? (
                <OpenMail key={open} id={open} back={paths.mailbox({ q: choice.q, cursor: choice.cursor })} />
              ) : (
                <p className="hidden rounded-card border border-dashed border-border px-6 py-10 text-admin text-ink-3 lg:block">
                  {t('admin.mailbox.chooseAnEmailToRead')}
                </p>
              )}
            </div>
          )}
        </>
      )}
    </SettingsPage>
  )
}

function NoMails({ q }: { q: string | undefined }) {
  return (
    <EmptyState
      title={q ? t('admin.mailbox.noEmailsToQ', { q }) : t('admin.mailbox.noEmailsYet')}
      action={
        q && (
          <ButtonLink size="sm" variant="secondary" href={paths.mailbox()} linkAs={RouterLink}>
            {t('admin.mailbox.showAllEmails')}
          </ButtonLink>
        )
      }
    >
      {t('admin.mailbox.codesLinksAndConfirmationsAppear')}
    </EmptyState>
  )
}

type MailListProps = {
  choice: ReturnType<typeof choiceIn>
  mails: QueryMailsResponse['mails']
  open: string | undefined
  next: string | undefined
}

/** Mails, the newest first; beside it the one that is open, where there is room. */
function MailList({ choice, mails, open, next }: MailListProps) {
  return (
    <div className={`flex min-w-0 flex-col gap-3 ${open ? 'max-lg:hidden' : ''}`}>
      <ul
        aria-label={t('admin.mailbox.emails')}
        className="overflow-hidden rounded-card border border-border bg-surface"
      >
        {mails.map(({ id, to, subject, at }) => (
          <li key={id} className="border-b border-border last:border-b-0">
            <RouterLink
              href={paths.mailbox({ ...choice, mail: id })}
              aria-current={id === open ? 'true' : undefined}
              className="flex flex-col gap-0.5 px-4 py-2.5 text-admin -outline-offset-2 hover:bg-sunken aria-[current]:bg-sunken aria-[current]:shadow-[inset_2px_0_0_var(--color-brand)]"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate text-label font-normal text-ink-2">{to}</span>
                <span className="shrink-0 text-label font-normal text-ink-3">
                  <When date={at} />
                </span>
              </span>
              <span className="font-medium break-words">{subject}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
      {(choice.cursor || next) && (
        <nav aria-label={t('admin.mailbox.pages')} className="flex justify-end gap-2">
          {choice.cursor && (
            <ButtonLink size="sm" variant="secondary" href={paths.mailbox({ q: choice.q })} linkAs={RouterLink}>
              {t('admin.mailbox.newest')}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink
              size="sm"
              variant="secondary"
              href={paths.mailbox({ q: choice.q, cursor: next })}
              linkAs={RouterLink}
            >
              {t('admin.mailbox.older')}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}

function OpenMail({ id, back }: { id: string; back: string }) {
  const { dateTime } = useFormats()
  const { data: mail, error } = useQuery(mailQuery(id))
  if (error) return <p className="text-admin text-danger">{failureOf(error).title}</p>
  if (!mail) return <div className="min-h-40" aria-busy="true" />
  const links = linksIn(mail.text)
  return (
    <article aria-label={mail.subject} className="flex min-w-0 flex-col gap-3">
      <RouterLink href={back} className="self-start text-admin font-medium text-ink-2 hover:text-ink lg:hidden">
        {t('admin.mailbox.allEmails')}
      </RouterLink>
      <header className="flex flex-col gap-0.5">
        <h2 className="font-display text-[1.0625rem] font-semibold break-words">{mail.subject}</h2>
        <p className="text-admin text-ink-2 break-words">
          {rich('admin.mailbox.toToDateTime', {
            to: mail.to,
            time: (text) => <time dateTime={mail.at.toISOString()}>{text}</time>,
            dateTime: dateTime(mail.at),
          })}
        </p>
      </header>
      {links.length > 0 && (
        <Card title={t('admin.mailbox.links', { length: links.length })}>
          <ul className="flex flex-col gap-1.5">
            {links.map((link) => (
              <li key={link} className="flex items-center justify-between gap-3">
                <a href={link} target="_blank" rel="noreferrer" className="min-w-0 truncate text-brand hover:underline">
                  {link}
                </a>
                <CopyButton text={link} label={t('admin.mailbox.copyLink', { link })} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <MailView label={mail.subject} mail={mail} links />
    </article>
  )
}
