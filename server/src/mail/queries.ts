import { statement } from '../db/statement.ts'

export const insertMail = statement({
  name: 'mails.insert',
  params: { id: 'uuid', to: 'text', subject: 'text', text: 'text', html: 'text?', at: 'timestamptz' },
  sql: `insert into mails (site_id, id, to_address, subject, text, html, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
})

export const mailsTo = statement({
  name: 'mails.to',
  params: { to: 'text', limit: 'int4' },
  row: { id: 'uuid', to: 'text', subject: 'text', text: 'text', html: 'text?', at: 'timestamptz' },
  sql: `select id, to_address as "to", subject, text, html, created_at as at from mails
        where site_id = $1 and lower(to_address) = lower($2)
        order by created_at desc, id desc limit $3::int4`,
})

/** Taken by this process for two minutes; the others pass over what is locked. */
export const claimMails = statement({
  name: 'mails.claim',
  params: { at: 'timestamptz', staleBefore: 'timestamptz', limit: 'int4' },
  row: { id: 'uuid', to: 'text', subject: 'text', text: 'text', html: 'text?' },
  sql: `
    update mails set claimed_at = $2, tries = tries + 1
    where site_id = $1 and id in (
      select m.id from mails m
      where m.site_id = $1 and m.sent_at is null and m.tries < 20 and (m.claimed_at is null or m.claimed_at < $3)
      order by m.created_at limit $4::int4 for update skip locked)
    returning id, to_address as "to", subject, text, html`,
})

/** What was sent is known by its subject alone: mails carry secrets. */
export const markSent = statement({
  name: 'mails.sent',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update mails set sent_at = $3, text = '', html = null where site_id = $1 and id = $2`,
})

export const deleteOldMails = statement({
  name: 'mails.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from mails where site_id = $1 and created_at < $2`,
})
