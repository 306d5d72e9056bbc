export const withoutNulls = <T extends object>(value: T | null): { [K in keyof T]?: NonNullable<T[K]> } | undefined =>
  value === null
    ? undefined
    : (Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null)) as {
        [K in keyof T]?: NonNullable<T[K]>
      }) // nulls were taken out
