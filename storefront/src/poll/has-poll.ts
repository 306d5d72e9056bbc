/** True of a text as HTML that the server marked a poll in. */
export const hasPoll = (html: string): boolean => html.includes(' data-poll="')
