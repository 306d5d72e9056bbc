/** Permission of an authorize page to show a log-in. Wire: `redirects.redirects`, Prompt. */
export const RedirectPrompt = ['login', 'none'] as const
export type RedirectPrompt = (typeof RedirectPrompt)[number]
