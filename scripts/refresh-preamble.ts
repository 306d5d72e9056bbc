import type { Plugin, ResolvedConfig } from 'vite'

/** Module below an application's base that readies React's fast refresh; pages load it before their entry, in development only. */
export const PREAMBLE = '@refresh-preamble.js'

/** The usual preamble is an inline script, which the content security policy forbids: here it is a module. */
export function refreshPreamble(): Plugin {
  let base = '/'
  const isPreamble = (id: string) => id === `/${PREAMBLE}` || id === base + PREAMBLE
  return {
    name: 'fairground:refresh-preamble',
    apply: 'serve',
    configResolved(config: ResolvedConfig) {
      base = config.base
    },
    resolveId: (id) => (isPreamble(id) ? id : undefined),
    load: (id) =>
      isPreamble(id)
        ? `import runtime from '/@react-refresh'
runtime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
        : undefined,
  }
}
