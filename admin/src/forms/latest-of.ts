/** The edited object as the list holds it now, with what somebody else has changed; as it was where it is gone. */
export const latestOf = <One extends { readonly id: string }>(list: readonly One[], edited: One): One =>
  list.find(({ id }) => id === edited.id) ?? edited
