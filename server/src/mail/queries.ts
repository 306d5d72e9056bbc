import { json, jsonOrNull, statement } from '../db/statement.ts'
import type { SiteLook } from '../ground/site.ts'
import type { Choice } from './language.ts'
import type { MailDraft } from './render.ts'
import type { Content } from './texts/template.ts'

/** Everything that the words of one mail depend on. A member's language is that of their contact. */
export const findComposition = statement({
  name: 'mails.composition',
  params: { template: 'text', to: 'text', language: 'text?', pageLanguage: 'text?' },
  row: {
    name: 'text',
    locale: 'text',
    timeZone: 'text',
    language: 'text?',
    texts: json<Choice<Content>[]>(),
    off: 'bool',
    otherLanguages: json<readonly string[]>(),
    look: jsonOrNull<SiteLook>(),
  },
  sql: `
    select s.name, s.locale, s.time_zone as "timeZone", s.settings->'look' as look,
           coalesce(s.settings->'otherLanguages', '[]') as "otherLanguages",
           coalesce($4, nullif($5, lower(split_part(s.locale, '-', 1))), (select m.doc #>> '{contact,language}' from members m
                         where m.site_id = $1 and lower(m.login_email) = lower($3))) as language,
           coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'content', t.doc)) from mail_texts t
                     where t.site_id = $1 and t.template = $2), '[]') as texts,
           exists (select from mails_off o where o.site_id = $1 and o.template = $2) as off
    from (select $1::uuid as site_id) here join sites s on s.id = here.site_id
    where here.site_id = $1`,
})

/**
 * Past `most` mails to the address within the hour before, a mail is written as failed and never sent; null bounds nothing. No more than
 * those are counted.
 * Bounds stand in sub-selects because PostgreSQL would plan again each time for bounds that it sees.
 */
export const insertMail = statement({
  name: 'mails.insert',
  params: {
    id: 'uuid',
    to: 'text',
    subject: 'text',
    text: 'text',
    html: 'text?',
    at: 'timestamptz',
    template: 'text',
    needs: 'text[]',
    calendar: 'text?',
    draft: jsonOrNull<MailDraft>(),
    most: 'int4?',
  },
  sql: `insert into mails (site_id, id, to_address, subject, text, html, created_at, template, needs, calendar, draft, failed_at, last_fault)
        select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
               case when over.full then $7::timestamptz end, case when over.full then 'Too many mails to this address' end
        from (select (select $12::int4) is not null and (
                select count(*) from (
                  select from mails m
                  where m.site_id = $1 and lower(m.to_address) = (select lower($3))
                    and m.created_at > (select $7::timestamptz - interval '1 hour')
                  limit (select $12::int4)) newest
              ) >= (select $12::int4) as full) over
        on conflict do nothing`,
})

/** Languages of the members who have one of these addresses. */
export const languagesOfMembers = statement({
  name: 'mails.languagesOfMembers',
  params: { to: 'text[]' },
  row: { to: 'text', language: 'text?' },
  sql: `
    select t.address as "to", m.doc #>> '{contact,language}' as language
    from unnest((select $2::text[])) as t (address)
    join members m on m.site_id = $1 and lower(m.login_email) = lower(t.address)`,
})

/**
 * Several mails of one template. One that is there already stays as it is; a bounded one is given up at once where its address had `most` within
 * the hour, those before it in the list among them.
 */
export const insertMails = statement({
  name: 'mails.insertMany',
  params: { mails: json<object[]>(), at: 'timestamptz', template: 'text', needs: 'text[]', most: 'int4' },
  sql: `insert into mails (site_id, id, to_address, subject, text, created_at, template, needs, calendar, draft, failed_at, last_fault)
        select $1, m.id, m."to", m.subject, m.text, $3, $4, $5, m.calendar, m.draft,
               case when m.bounded and m.before + had.mails >= $6 then $3::timestamptz end,
               case when m.bounded and m.before + had.mails >= $6 then 'Too many mails to this address' end
        from (select r.*, row_number() over (partition by lower(r."to") order by r.place) - 1 as before
              from rows from (jsonb_to_recordset($2) as (id uuid, "to" text, subject text, text text, calendar text, draft jsonb, bounded bool))
                   with ordinality as r (id, "to", subject, text, calendar, draft, bounded, place)) m,
        lateral (
          select count(*) as mails from (
            select from mails k
            where k.site_id = $1 and m.bounded and lower(k.to_address) = lower(m."to")
              and k.created_at > (select $3::timestamptz - interval '1 hour')
            limit (select $6::int4)) newest) had
        on conflict do nothing`,
})

/** True where as many mails were written to the address since `after`, whatever became of them. No more than those are counted. */
export const hadMails = statement({
  name: 'mails.had',
  params: { to: 'text', after: 'timestamptz', most: 'int4' },
  row: { full: 'bool' },
  sql: `select count(*) >= $4::int4 as full from (
          select from mails m
          where m.site_id = $1 and lower(m.to_address) = lower($2) and m.created_at > $3 limit $4::int4) newest`,
})

const stored = {
  id: 'uuid',
  to: 'text',
  subject: 'text',
  text: 'text',
  html: 'text?',
  draft: jsonOrNull<MailDraft>(),
  at: 'timestamptz',
  needs: 'text[]',
} as const
const storedColumns = `id, to_address as "to", subject, text, html, draft, created_at as at, needs`

export const mailsTo = statement({
  name: 'mails.to',
  params: { to: 'text', limit: 'int4' },
  row: stored,
  sql: `select ${storedColumns} from mails
        where site_id = $1 and lower(to_address) = lower($2)
        order by created_at desc, id desc limit $3::int4`,
})

export const findMail = statement({
  name: 'mails.find',
  params: { id: 'uuid' },
  row: stored,
  sql: `select ${storedColumns} from mails where site_id = $1 and id = $2`,
})

/** Mails from the place after which the page before ended; `held` are the scopes of the reader. */
export const newestMails = statement({
  name: 'mails.newest',
  params: { search: 'text', held: 'text[]', at: 'timestamptz?', id: 'uuid?', limit: 'int4' },
  row: { id: 'uuid', to: 'text', subject: 'text', at: 'timestamptz' },
  sql: `
    select id, to_address as "to", subject, created_at as at from mails
    where site_id = $1 and ($2 = '' or strpos(lower(to_address), lower($2)) > 0) and needs <@ $3
      and ($4::timestamptz is null or (created_at, id) < ($4, $5))
    order by created_at desc, id desc limit $6::int4`,
})

/** Taken by this process until `freeAt`; the others pass over what is locked. */
export const claimMails = statement({
  name: 'mails.claim',
  params: { at: 'timestamptz', freeAt: 'timestamptz', limit: 'int4' },
  row: {
    id: 'uuid',
    to: 'text',
    subject: 'text',
    text: 'text',
    html: 'text?',
    draft: jsonOrNull<MailDraft>(),
    calendar: 'text?',
    tries: 'int4',
  },
  sql: `
    update mails set claimed_at = $2, next_try_at = $3, tries = tries + 1
    where site_id = $1 and id in (
      select m.id from mails m
      where m.site_id = $1 and m.sent_at is null and m.failed_at is null
        and (m.next_try_at is null or m.next_try_at <= $2)
      order by m.next_try_at nulls first, m.created_at limit $4::int4 for update skip locked)
    returning id, to_address as "to", subject, text, html, draft, calendar, tries`,
})

export const markFailed = statement({
  name: 'mails.failed',
  params: { id: 'uuid', at: 'timestamptz', nextTryAt: 'timestamptz', over: 'bool', fault: 'text' },
  sql: `update mails set next_try_at = $4, failed_at = case when $5 then $3::timestamptz end, last_fault = $6
        where site_id = $1 and id = $2`,
})

/** Marks a mail as sent and forgets all but its subject: mails carry secrets. */
export const markSent = statement({
  name: 'mails.sent',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update mails set sent_at = $3, text = '', html = null, draft = null, calendar = null where site_id = $1 and id = $2`,
})

export const deleteOldMails = statement({
  name: 'mails.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from mails where site_id = $1 and created_at < $2`,
})
