import { isRefusal } from '@fairground/client/errors.ts'
import { mailbox } from '@fairground/client/generated/fairground.mailbox.ts'
import { present } from '@fairground/domain/present.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ mailbox })

interface MailboxChoice {
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** The mails that this user may read; undefined where mails are sent instead of stored. */
export const mailsQuery = ({ q, cursor }: MailboxChoice) =>
  queryOptions({
    queryKey: ['mailbox', q ?? '', cursor ?? ''],
    queryFn: async ({ signal }) => {
      try {
        const request = present({ search: q || undefined, cursor: cursor || undefined })
        return await client.mailbox.queryMails(request, { signal })
      } catch (error) {
        if (isRefusal(error, 'NOT_FOUND')) return null
        throw error
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mailbox', 'mail', id],
    queryFn: async ({ signal }) => (await client.mailbox.getMail({ id }, { signal })).mail,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Every link of a mail once, in order. */
export const linksIn = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])]
