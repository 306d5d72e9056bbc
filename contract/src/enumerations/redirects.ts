/** Permission of an authorize page to show a log-in. Wire: `redirects.redirects`, Prompt. */
export const RedirectPrompt = ['login', 'none'] as const
export type RedirectPrompt = (typeof RedirectPrompt)[number]

/** Pages of a member’s account. Wire: `redirects.redirects`, MembersAccountSection. */
export const AccountSection = ['ACCOUNT_INFO', 'BOOKINGS', 'ORDERS', 'SUBSCRIPTIONS', 'EVENTS'] as const
export type AccountSection = (typeof AccountSection)[number]
