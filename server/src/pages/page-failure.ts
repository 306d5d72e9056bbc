import { textsIn } from '../ground/texts/catalogues.ts'
import { answerError, type ErrorAnswer } from '../http/errors.ts'
import type { PageLanguage } from './page-language.ts'

/** A page that could not be rendered at all: plain HTML that needs nothing else to work. */
export function failurePage(
  error: unknown,
  requestId: string,
  { locale, prefix }: Pick<PageLanguage, 'locale' | 'prefix'>,
): Omit<ErrorAnswer, 'body'> & { html: string } {
  const { body: _, ...answer } = answerError(error, requestId, { locale })
  const t = textsIn(locale)
  const [title, text] = sentencesFor(answer.status, t)
  return {
    ...answer,
    html: `<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>:root{color-scheme:light dark}body{margin:0;background:light-dark(#f8fbf9,#0a110e);color:light-dark(#121f19,#edf2ed);font:1rem/1.6 system-ui,sans-serif}main{max-width:40rem;padding:4rem 1.5rem;margin:auto}h1{font-size:2rem;line-height:1.1}a{color:light-dark(#10593e,#69d39f)}code{font-size:.8125rem}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${prefix || '/'}">${t('failure.home')}</a></p><p><code>${requestId}</code></p></main></body></html>`,
  }
}

function sentencesFor(status: number, t: ReturnType<typeof textsIn>): readonly [title: string, text: string] {
  if (status === 429) return [t('failure.tooManyTitle'), t('failure.tooMany')]
  if (status === 503) return [t('failure.busyTitle'), t('failure.busy')]
  if (status < 500) return [t('failure.refusedTitle'), t('failure.refused')]
  return [t('failure.faultTitle'), t('failure.fault')]
}
