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

/** The colours are those of the pages (`ui/src/tokens.css`). */
const css = `
:root { color-scheme: light dark; --surface: light-dark(#fff, #121b17); --line: light-dark(#dae0db, #28322d); --sunken: light-dark(#eff4f1, #060c09); --quiet: light-dark(#45524b, #b5bdb7); --link: light-dark(#10593e, #69d39f); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; background: light-dark(#f8fbf9, #0a110e); color: light-dark(#121f19, #edf2ed); overflow-wrap: anywhere; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 6rem; }
a { color: var(--link); text-underline-offset: .2em; }
:focus-visible { outline: 2px solid light-dark(#285cc2, #80b3fd); outline-offset: 2px; }
h1 { font-size: 2rem; line-height: 1.15; letter-spacing: -.02em; margin: 1rem 0; }
h2 { font-size: 1.375rem; margin: 3rem 0 .5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
h3 { margin: 1.75rem 0 .5rem; font-size: 1rem; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { background: var(--sunken); border: 1px solid var(--line); padding: .75rem 1rem; overflow-x: auto; overflow-wrap: normal; border-radius: .5rem; }
.scroll { overflow-x: auto; overflow-wrap: normal; background: var(--surface); border: 1px solid var(--line); border-radius: .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .375rem 1rem; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
th { color: var(--quiet); font-weight: 500; font-size: .875rem; }
td p { margin: 0; }
.quiet { color: var(--quiet); }
.method { display: inline-block; min-width: 4.4rem; font-weight: 700; text-indent: 0; }
ul.plain { list-style: none; padding: 0; }
ul.plain li { padding: .125rem 0; }
ul.plain li:has(> .method) { padding-inline-start: 4.75rem; text-indent: -4.75rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1.5rem 0; }
label { flex-basis: 100%; color: var(--quiet); font-size: .875rem; }
input { flex: 1 1 16rem; min-height: 2.75rem; padding: 0 .75rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid light-dark(#828c86, #69756e); border-radius: .25rem; }
button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; font-weight: 600; color: light-dark(#fafdfb, #02130c); background: var(--link); border: 0; border-radius: .25rem; cursor: pointer; }
summary { padding: .375rem 0; cursor: pointer; }
:target { outline: 2px solid var(--link); outline-offset: .4rem; }
`

/** A whole page. It has no scripts. */
export const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
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
