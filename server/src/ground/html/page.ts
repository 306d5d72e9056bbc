import type { FastifyReply } from 'fastify'
import { textsIn } from '../texts/catalogues.ts'

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!)

const STYLE = `
:root{color-scheme:light dark;--canvas:light-dark(#f8fbf9,#0a110e);--surface:light-dark(#fff,#121b17);--line:light-dark(#828c86,#69756e);
--ink:light-dark(#121f19,#edf2ed);--ink-2:light-dark(#45524b,#b5bdb7);--brand:light-dark(#10593e,#69d39f);--on:light-dark(#fafdfb,#02130c);
--danger:light-dark(#b72121,#f68885);--focus:light-dark(#285cc2,#80b3fd)}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--canvas);color:var(--ink);
font:1rem/1.5 "Instrument Sans Variable",system-ui,sans-serif;padding:1rem}
main{width:min(100%,24rem);background:var(--surface);border-radius:.75rem;padding:2rem;display:grid;gap:1.25rem}
h1{margin:0;font:600 1.5rem/1.2 "Bricolage Grotesque Variable",system-ui,sans-serif}p{margin:0;color:var(--ink-2)}
form{display:grid;gap:1rem}label{display:grid;gap:.25rem;font-weight:500}
input{font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.5rem;padding:.625rem .75rem;min-height:2.75rem}
button{font:inherit;font-weight:600;border:0;border-radius:.5rem;min-height:2.75rem;background:var(--brand);color:var(--on);cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}[role=alert]{color:var(--danger)}a{color:var(--brand)}`

export interface SmallPage {
  readonly status?: number
  readonly title: string
  readonly head?: string
  readonly body: string
  /** Origins that a form's answer may lead to. */
  readonly formTargets?: readonly string[]
  /** Language of its texts; English unless given, as pages for staff and developers are. */
  readonly locale?: string
}

/** A small page that the server writes itself; it works without scripts. */
export function sendPage(
  reply: FastifyReply,
  { status = 200, title, head = '', body, formTargets = [], locale = 'en' }: SmallPage,
): FastifyReply {
  return (
    reply
      .code(status)
      .header('cache-control', 'no-store')
      // Stricter, a form's Origin would be "null": the one thing that browsers tell of its page on plain HTTP.
      .header('referrer-policy', 'same-origin')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action ${["'self'", ...formTargets].join(' ')}`,
      )
      .header('content-type', 'text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
          `<meta name="robots" content="noindex">${head}<title>${escaped(title)}</title><style>${STYLE}</style></head>` +
          `<body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`,
      )
  )
}

export const errorPage = (
  reply: FastifyReply,
  text: string,
  { status = 400, locale = 'en' }: Pick<SmallPage, 'status' | 'locale'> = {},
): FastifyReply =>
  sendPage(reply, {
    status,
    locale,
    title: textsIn(locale)('pages.linkBroken'),
    body: `<p role="alert">${escaped(text)}</p>`,
  })

/**
 * A page that goes on by itself. Browsers stop redirects of a form that leave the site: the way from a page is no form's any more.
 */
export const onwardsPage = (reply: FastifyReply, to: string, words: string, locale: string): FastifyReply =>
  sendPage(reply, {
    locale,
    title: textsIn(locale)('pages.oneMoment'),
    head: `<meta http-equiv="refresh" content="0;url=${escaped(to)}">`,
    body: `<p><a href="${escaped(to)}">${escaped(words)}</a></p>`,
  })

/** Hidden fields of a form. */
export const hidden = (fields: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(fields)
    .map(([name, value]) =>
      value === undefined ? '' : `<input type="hidden" name="${name}" value="${escaped(value)}">`,
    )
    .join('')
