/** Filters that select everything of a kind that has an id, in other words than `{}`. */
export const everything: readonly object[] = [
  {},
  { $and: [] },
  { $and: [{}, { $and: [{}] }] },
  { $or: [{ id: '00000000-0000-4000-8000-000000000000' }, {}] },
  { $not: { $or: [] } },
  { $not: { id: { $in: [] } } },
  { $not: [{ $not: {} }] },
  { id: { $exists: true } },
  { id: { $ne: null } },
  { id: { $nin: [] } },
  { id: { $isEmpty: false } },
  { id: { $contains: '' } },
  { $not: { id: { $exists: false } } },
  { $or: [{ id: { $in: ['x'] } }, { $not: { id: { $in: ['x'] } } }] },
]
