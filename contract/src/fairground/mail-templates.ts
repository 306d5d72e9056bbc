import Type from 'typebox'
import {
  MailAudience,
  MailBlockKind,
  MailLanguageSource,
  MailTemplateId,
  MailTextSource,
  MailVariableKind,
} from '../enumerations/mail.ts'
import { admin, operation } from '../operation.ts'
import { int, list, named, oneOf, optional, Revision, Timestamp, text } from '../scalars.ts'

const module = 'fairground.mail-templates'

/**
 * - `HEADING`, `TEXT`, `NOTE`: `text`. A blank line begins a paragraph. Notes stand below the perforation.
 * - `BUTTON`: `text` on it, `variable` names the link. A mail has one at most.
 * - `CODE`: `variable` names the code.
 * - `FACTS`: `facts`.
 * - `LIST`: `variable` names the list, `text` stands above it; nothing is shown where the list is empty.
 */
export const MailBlock = named(
  'MailBlock',
  Type.Object({
    kind: oneOf(MailBlockKind),
    text: optional(text(2000)),
    variable: optional(text(40)),
    facts: optional(
      list(
        named('MailFact', Type.Object({ label: text(100, { minLength: 1 }), value: text(500, { minLength: 1 }) })),
        20,
      ),
    ),
  }),
)

/** Content of a mail, with `{{placeholders}}` of the template's variables. HTML and text are both made of the blocks. */
export const MailContent = named(
  'MailContent',
  Type.Object({
    subject: text(200, { minLength: 1 }),
    /** Shown beside the subject in lists of mails. */
    preheader: optional(text(200)),
    blocks: list(MailBlock, 30, 1),
  }),
)

/** BCP 47, at most a language and a region: `de`, `de-CH`. */
const Language = Type.String({ pattern: '^[a-z]{2,3}(-[A-Z]{2})?$', maxLength: 6 })
const Id = oneOf(MailTemplateId)

export const MailTemplate = named(
  'MailTemplate',
  Type.Object({
    id: Id,
    name: Type.String(),
    /** Occasion on which it is sent. */
    description: Type.String(),
    audience: oneOf(MailAudience),
    /** It can be switched off. */
    optional: Type.Boolean(),
    enabled: Type.Boolean(),
    languages: Type.Array(
      named('MailLanguage', Type.Object({ language: Type.String(), source: oneOf(MailLanguageSource) })),
    ),
  }),
)

const MailVariable = named(
  'MailVariable',
  Type.Object({
    name: Type.String(),
    kind: oneOf(MailVariableKind),
    description: Type.String(),
    /** The mail is of no use without it: a text must contain it. */
    required: Type.Boolean(),
  }),
)

export const MailText = named(
  'MailText',
  Type.Object({
    language: Type.String(),
    source: oneOf(MailTextSource),
    /** "0" while the site has no text of its own in this language. */
    revision: Revision,
    content: MailContent,
    updatedDate: optional(Timestamp),
  }),
)

const Templates = Type.Object({ templates: Type.Array(MailTemplate) })
const path = '/fairground/v1/mail-templates'

export const listMailTemplates = operation({
  module,
  name: 'listMailTemplates',
  summary: 'Every mail that the product sends, and the languages each is written in.',
  method: 'GET',
  path,
  who: admin('settings.read'),
  request: Type.Object({}),
  response: Type.Object({ templates: Type.Array(MailTemplate), siteLanguage: Type.String() }),
  refusals: [],
})

export const getMailTemplate = operation({
  module,
  name: 'getMailTemplate',
  summary:
    'Texts of a template in one language: the current one, the built-in one, and the variables that a text may contain.',
  method: 'GET',
  path: `${path}/{id}`,
  who: admin('settings.read'),
  request: Type.Object({ id: Id, language: Language }),
  response: Type.Object({
    template: MailTemplate,
    text: MailText,
    /** Content after a reset. */
    builtIn: MailContent,
    variables: Type.Array(MailVariable),
  }),
  refusals: [],
})

export const updateMailText = operation({
  module,
  name: 'updateMailText',
  summary:
    'Writes the site’s own text in one language. Unknown placeholders and texts without what the mail is sent for are refused.',
  method: 'PUT',
  path: `${path}/{id}/texts/{language}`,
  who: admin('settings.write'),
  request: Type.Object({ id: Id, language: Language, revision: Revision, content: MailContent }),
  response: Type.Object({ text: MailText }),
  refusals: ['STALE_REVISION', 'LIMIT_REACHED'],
})

export const resetMailText = operation({
  module,
  name: 'resetMailText',
  summary: 'Forgets the site’s own text in one language.',
  method: 'DELETE',
  path: `${path}/{id}/texts/{language}`,
  who: admin('settings.write'),
  request: Type.Object({ id: Id, language: Language }),
  response: Type.Object({ text: MailText }),
  refusals: [],
})

export const switchMail = operation({
  module,
  name: 'switchMail',
  summary: 'Switches a mail on or off that the site can do without.',
  method: 'PATCH',
  path: `${path}/{id}`,
  who: admin('settings.write'),
  request: Type.Object({ id: Id, enabled: Type.Boolean() }),
  response: Templates,
  refusals: ['MAIL_NEEDED'],
})

const Draft = Type.Object({
  id: Id,
  language: Language,
  /** Content that is sent now by default. */
  content: optional(MailContent),
})

export const previewMail = operation({
  module,
  name: 'previewMail',
  summary: 'The mail as it would be sent, with made-up values.',
  method: 'POST',
  path: `${path}/{id}/preview`,
  who: admin('settings.read'),
  request: Draft,
  response: Type.Object({
    subject: Type.String(),
    html: Type.String(),
    text: Type.String(),
    bytes: int(0, 10_000_000),
  }),
  refusals: [],
})

export const sendTestMail = operation({
  module,
  name: 'sendTestMail',
  summary: 'Sends the mail, with made-up values, to the staff user who asks.',
  method: 'POST',
  path: `${path}/{id}/test-mail`,
  who: admin('settings.write'),
  request: Draft,
  response: Type.Object({
    to: Type.String(),
    /** False where no mail server is configured: then it lies in the mailbox. */
    sent: Type.Boolean(),
  }),
  refusals: ['PERMISSION_DENIED', 'TOO_MANY_REQUESTS'],
})

export const operations = [
  listMailTemplates,
  getMailTemplate,
  updateMailText,
  resetMailText,
  switchMail,
  previewMail,
  sendTestMail,
] as const
