import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'

/** Data that the route's loader has fetched, always up to date. Throws when the loader forgot it: that is our fault. */
export function useLoaded<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>): Data {
  const { data } = useQuery(options)
  if (data === undefined) throw new Error(`${JSON.stringify(options.queryKey)} was not loaded by the route`)
  return data
}
