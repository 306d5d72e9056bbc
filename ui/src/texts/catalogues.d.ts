/** Made by scripts/messages/plugin.ts: compiled messages by language and id. */
declare module 'virtual:fairground-messages' {
  export const catalogues: Readonly<Record<string, Readonly<Record<string, (values: object) => unknown>>>>
}
