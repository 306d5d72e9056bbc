/** For each state, the states that may follow it. */
export type Transitions<S extends string> = Readonly<Record<S, readonly S[]>>

/** States that may precede `to`: the condition of an update that makes the change. */
export const statesBefore = <T extends Readonly<Record<string, readonly string[]>>>(table: T, to: keyof T & string) =>
  (Object.keys(table) as (keyof T & string)[]).filter((from) => table[from]?.includes(to))
