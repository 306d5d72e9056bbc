import { answerError, type ErrorAnswer } from '../http/errors.ts'

/** A page that could not be rendered at all: plain HTML that needs nothing else to work. */
export function failurePage(error: unknown, requestId: string): Omit<ErrorAnswer, 'body'> & { html: string } {
  const { body: _, ...answer } = answerError(error, requestId)
  const { status } = answer
  const text =
    status === 429
      ? ['That was a lot at once', 'Wait a moment, then load the page again.']
      : status === 503
        ? ['We cannot answer right now', 'Your cart is safe. Load the page again in a moment.']
        : status < 500
          ? ['This request cannot be answered', 'Go back and try it again from the page.']
          : [
              'This page could not be shown',
              'Something went wrong on our side. Your cart is safe. Load the page again in a moment.',
            ]
  return {
    ...answer,
    html: `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text[0]}</title>
<style>:root{color-scheme:light dark}body{margin:0;background:light-dark(#f8fbf9,#0a110e);color:light-dark(#121f19,#edf2ed);font:1rem/1.6 system-ui,sans-serif}main{max-width:40rem;padding:4rem 1.5rem;margin:auto}h1{font-size:2rem;line-height:1.1}a{color:light-dark(#10593e,#69d39f)}code{font-size:.8125rem}</style></head>
<body><main><h1>${text[0]}</h1><p>${text[1]}</p><p><a href="/">Go to the first page</a></p><p><code>${requestId}</code></p></main></body></html>`,
  }
}
