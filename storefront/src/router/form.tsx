import { type ComponentPropsWithRef, type SubmitEvent as Sending, use, useCallback } from 'react'
import type { FormEncType, HTMLFormMethod } from 'react-router'
import { inLanguage } from '../language-prefix.ts'
import { PlaceContext, RouteContext, type Router, RouterContext } from './contexts.ts'

export interface SubmitOptions {
  readonly method?: 'get' | 'post'
  readonly action?: string
  readonly preventScrollReset?: boolean
}
/** A form, what sends one, or fields that no form has. */
export type Sent = HTMLElement | FormData | URLSearchParams | Record<string, string | number> | null
export type Submit = (sent: Sent, options?: SubmitOptions) => Promise<void>

/** Sends a form and moves on to the answer; with the key of a fetcher to that, and nobody moves. */
export function useSubmit(fetcherKey?: string): Submit {
  const router = use(RouterContext)
  const fromRouteId = use(RouteContext)
  return useCallback(
    async (sent, { action, method, preventScrollReset } = {}) => {
      if (!router) return
      const form = fieldsOf(sent, router.basename)
      const options = {
        ...form.fields,
        ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
        formMethod: method ?? form.method,
        formEncType: form.encType,
      }
      const target = action ?? form.action
      if (fetcherKey) await router.fetch(fetcherKey, fromRouteId, target, options)
      else await router.navigate(target, { ...options, fromRouteId })
    },
    [router, fromRouteId, fetcherKey],
  )
}

/** The way a form is sent, and its fields; what sends it may change each of them. */
function fieldsOf(sent: Sent, basename: Router['basename']) {
  const submitter = sent instanceof HTMLButtonElement || sent instanceof HTMLInputElement ? sent : null
  const form = submitter?.form ?? sent
  const isForm = form instanceof HTMLFormElement
  const attribute = (name: string) =>
    submitter?.getAttribute(`form${name}`) || (isForm && form.getAttribute(name)) || undefined
  const action = attribute('action')
  return {
    fields: isForm ? { formData: new FormData(form, submitter) } : { body: sent },
    action: action === undefined ? null : below(basename, action),
    method: (attribute('method')?.toLowerCase() ?? 'get') as HTMLFormMethod, // HTML has no other
    encType: (attribute('enctype') ?? 'application/x-www-form-urlencoded') as FormEncType, // the router refuses others
  }
}

/** Address below the prefix of the language. */
const below = (basename = '/', address: string): string =>
  basename !== '/' && address.startsWith(basename) && /^([/?#]|$)/.test(address.slice(basename.length))
    ? address.slice(basename.length) || '/'
    : address

type FormProps = Omit<ComponentPropsWithRef<'form'>, 'action' | 'method'> & {
  /** Absolute, or a query; without one it is the shown page. */
  action?: string | undefined
  method?: 'get' | 'post'
  preventScrollReset?: boolean
  /** Sent as by a page without scripts. */
  reloadDocument?: boolean
  fetcherKey?: string
}

/** A form that the router sends. */
export function Form({
  action,
  method = 'get',
  onSubmit,
  preventScrollReset,
  reloadDocument,
  fetcherKey,
  ...rest
}: FormProps) {
  const submit = useSubmit(fetcherKey)
  const send = (event: Sending<HTMLFormElement>) => {
    onSubmit?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const ownMethod = submitter?.getAttribute('formmethod') as 'get' | 'post' | null | undefined
    void submit(submitter ?? event.currentTarget, {
      method: ownMethod ?? method,
      ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    })
  }
  return <form {...rest} method={method} action={useAction(action)} onSubmit={reloadDocument ? onSubmit : send} />
}

/** Address that a form is sent to, with the prefix of the language. */
function useAction(action: string | undefined): string {
  const { pathname, search } = use(PlaceContext).location
  return action?.startsWith('/') ? inLanguage(action) : inLanguage(pathname) + (action ?? search)
}
