/** Whether an authorize page may ask for a log-in. Wire: `redirects.redirects`, Prompt. */
export const RedirectPrompt = ['login', 'none'] as const
export type RedirectPrompt = (typeof RedirectPrompt)[number]
