/**
 * A pattern of these names and no others, for hooks of the bundler, which then hands over no other module: each costs a copy of its text.
 */
export const exactly = (...names: readonly string[]): RegExp =>
  new RegExp(`^(?:${names.map(RegExp.escape).join('|')})$`)
