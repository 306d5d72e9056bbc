/** Markup that needs no escaping any more. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | undefined | readonly Part[]

/** Template tag: what is put in is escaped unless it is `Html`; lists are joined, undefined is nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((text, string, i) => text + textOf(parts[i - 1]) + string))

function textOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const css = `
:root { color-scheme: light dark; --line: light-dark(#d9d6cf, #3b3a38); --soft: light-dark(#f4f2ed, #232220); --quiet: light-dark(#5c5952, #aaa69d); --link: light-dark(#1d4f91, #8fb8f0); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; background: light-dark(#fffefb, #171615); color: light-dark(#1d1c1a, #ece9e2); }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1.25rem 6rem; }
a { color: var(--link); }
h1 { font-size: 2rem; line-height: 1.2; margin: 1rem 0; }
h2 { margin: 3rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { margin: 1.5rem 0 .25rem; font-size: 1rem; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { background: var(--soft); padding: .75rem 1rem; overflow-x: auto; border-radius: .5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .3rem 1rem .3rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--quiet); font-weight: 500; font-size: .875rem; }
td p { margin: 0; }
.quiet { color: var(--quiet); }
.method { display: inline-block; min-width: 4.2em; font-weight: 700; }
ul.plain { list-style: none; padding: 0; }
:target { outline: 2px solid var(--link); outline-offset: .4rem; }
`

/** A whole page. It has no scripts. */
export const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(css)}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.text
