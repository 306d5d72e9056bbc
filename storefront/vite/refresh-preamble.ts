import type { Plugin } from 'vite'

/** Address of the module that readies React's fast refresh; pages load it before the entry, in development only. */
const PREAMBLE = '/@refresh-preamble.js'

/** The usual preamble is an inline script, which the content security policy forbids: here it is a module. */
export function refreshPreamble(): Plugin {
  return {
    name: 'fairground:refresh-preamble',
    apply: 'serve',
    resolveId: (id) => (id === PREAMBLE ? id : undefined),
    load: (id) =>
      id === PREAMBLE
        ? `import runtime from '/@react-refresh'
runtime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
        : undefined,
  }
}
