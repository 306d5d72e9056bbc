import { type ComponentPropsWithRef, type ComponentType, use, useCallback, useEffect, useId, useMemo } from 'react'
import { type Fetcher, IDLE_FETCHER, type useLoaderData } from 'react-router'
import { FetchersContext, RouteContext, RouterContext } from './contexts.ts'
import { Form, type Submit, useSubmit } from './form.tsx'

type FetcherWithForm<T> = Fetcher<ReturnType<typeof useLoaderData<T>>> & {
  readonly Form: ComponentType<Omit<ComponentPropsWithRef<typeof Form>, 'fetcherKey' | 'reloadDocument'>>
  readonly submit: Submit
  readonly load: (href: string) => Promise<void>
}

/** Reads and sends beside the page that is shown. Fetchers of one key are one. */
export function useFetcher<T = unknown>({ key: own }: { key?: string } = {}): FetcherWithForm<T> {
  const router = use(RouterContext)
  const route = use(RouteContext)
  const { running, data } = use(FetchersContext)
  const id = useId()
  const key = own ?? id
  useEffect(() => {
    router?.getFetcher(key)
    return () => router?.deleteFetcher(key)
  }, [router, key])
  const load = useCallback(async (href: string) => await router?.fetch(key, route, href), [router, route, key])
  const submit = useSubmit(key)
  const FetcherForm = useCallback(
    (props: ComponentPropsWithRef<typeof Form>) => <Form {...props} fetcherKey={key} />,
    [key],
  )
  const fetcher = running.get(key) ?? IDLE_FETCHER
  const known = data.get(key)
  return useMemo(
    () => ({ ...fetcher, Form: FetcherForm, submit, load, data: known }) as FetcherWithForm<T>, // the routes' own answers
    [fetcher, FetcherForm, submit, load, known],
  )
}
