/** Text as it stands within a pattern of LIKE: its `%`, `_` and `\` mean themselves. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, (c) => `\\${c}`)
